import { Popover } from '@base-ui/react/popover';
import { Layers } from 'lucide-react';
import { useId } from 'react';
import type { Template } from '../session/ui-state';
import { capitalise } from '../text/capitalise';
import { ruleName } from '../text/rule-name';
import { useDo, useFight, useText } from './context';
import { OVERLAYS, type OverlayItem } from './overlay-list';
import { Tip } from './tip';

/** Everything the board can show besides the fight: one switch each, with its key and what it needs. */
export function OverlayMenu() {
  const text = useText();
  return (
    <Popover.Root>
      <Tip label={text.t('ui:overlay.menu')} keys="O">
        <Popover.Trigger
          className="icon-button"
          aria-label={text.t('ui:overlay.menu')}
          data-key="o"
          data-testid="overlay-menu"
        >
          <Layers size={18} aria-hidden="true" />
        </Popover.Trigger>
      </Tip>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className="menu-place">
          <Popover.Popup className="popup overlays" data-testid="overlays">
            <Popover.Title className="overlays-title">{text.t('ui:overlay.menu')}</Popover.Title>
            <Group group="threats" />
            <Group group="more" />
            <p className="overlays-note overlays-keys">{text.t('ui:overlay.hold')}</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Group({ group }: Pick<OverlayItem, 'group'>) {
  const text = useText();
  return (
    <fieldset className="overlays-group">
      <legend>{text.t(`ui:overlay.${group}`)}</legend>
      {OVERLAYS.filter((it) => it.group === group).map((item) => (
        <Switch key={item.id} item={item} />
      ))}
      {group === 'more' ? <TemplateFields /> : null}
    </fieldset>
  );
}

function Switch({ item }: { readonly item: OverlayItem }) {
  const text = useText();
  const { setOverlay } = useDo();
  const overlays = useFight((fight) => fight.ui.overlays);
  const { id, icon: Icon, keys, needs } = item;
  const name = item.group === 'threats' ? `ui:overlay.name-${id}` : `ui:overlay.${id}`;
  return (
    <button
      type="button"
      className="overlay-switch"
      aria-pressed={item.isOn(overlays)}
      data-testid={`show-${id}`}
      onClick={() => setOverlay(item.switched(overlays))}
    >
      <Icon size={16} className="overlay-icon" aria-hidden="true" />
      <span className="overlay-name">
        {text.t(name)}
        {needs === null ? null : <small>{text.t(`ui:overlay.needs-${needs}`)}</small>}
      </span>
      <kbd>{keys}</kbd>
    </button>
  );
}

const SHAPES: readonly Template['shape'][] = ['burst', 'spread', 'cylinder', 'cone', 'line'];
const FEET = [5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 120];

/** Which area is measured. */
export function TemplateFields() {
  const text = useText();
  const id = useId();
  const { setOverlay } = useDo();
  const { area, template } = useFight((fight) => fight.ui.overlays);
  if (!area) return null;
  return (
    <div className="template-fields">
      <select
        className="field"
        aria-label={text.t('ui:overlay.shape')}
        data-testid="template-shape"
        id={`${id}-shape`}
        value={template.shape}
        onChange={({ target }) => {
          const shape = SHAPES.find((it) => it === target.value);
          if (shape !== undefined) setOverlay({ template: { ...template, shape } });
        }}
      >
        {SHAPES.map((shape) => (
          <option key={shape} value={shape}>
            {capitalise(ruleName(text, 'casting', shape), text.language)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={text.t('ui:overlay.feet')}
        data-testid="template-feet"
        id={`${id}-feet`}
        value={template.feet}
        onChange={({ target }) => setOverlay({ template: { ...template, feet: Number(target.value) } })}
      >
        {FEET.map((feet) => (
          <option key={feet} value={feet}>
            {text.t('ui:feet', { feet })}
          </option>
        ))}
      </select>
    </div>
  );
}
