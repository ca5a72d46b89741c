import { Flame } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  createLightPen,
  LIGHT_KINDS,
  type LightKind,
  lightsCommand,
  type Radii,
} from '../../editor/ground/light-pen';
import { paintingStore, takePen } from '../../session/painting';
import { useDo, useFight, usePanels, useText } from '../context';
import { wholeNumber } from '../whole-number';

const KINDS = Object.keys(LIGHT_KINDS) as LightKind[];
/** Feet, as the rules take them. */
const FARTHEST = 1000;

/** Lights of the map: a kind or radii of one's own are taken in hand, a touch puts one down or takes one away. */
export function LightPart() {
  const text = useText();
  const { send } = useDo();
  const { store } = usePanels();
  const count = useFight(({ encounter }) => encounter.lights.length);
  const pen = useStore(paintingStore, (painting) => painting.pen);
  const [held, setHeld] = useState<{ readonly pen: typeof pen; readonly kind: LightKind | 'own' } | null>(
    null,
  );
  const [typed, setTyped] = useState({ bright: '20', shadowy: '40' });
  const inHand = pen !== null && held?.pen === pen ? held.kind : null;
  const take = (kind: LightKind | 'own', radii: Radii): void => {
    const made = createLightPen(radii, () => store.getState().encounter.lights);
    takePen(made);
    setTyped({ bright: String(radii.brightFeet), shadowy: String(radii.shadowyFeet) });
    setHeld({ pen: made, kind });
  };
  return (
    <fieldset className="map-group" data-testid="map-lights">
      <legend>{text.t('editor:map.lights')}</legend>
      <div className="map-marks">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button map-mark"
            aria-pressed={inHand === kind}
            data-testid={`light-${kind}`}
            onClick={() => (inHand === kind ? takePen(null) : take(kind, LIGHT_KINDS[kind]))}
          >
            <Flame size={18} aria-hidden="true" />
            {text.t(`editor:map.light.${kind}`)}
          </button>
        ))}
      </div>
      <OwnRadii
        typed={typed}
        onType={setTyped}
        isInHand={inHand === 'own'}
        onTake={(radii) => take('own', radii)}
      />
      <p className="map-hint">{text.t('editor:map.hint-lights')}</p>
      {count === 0 ? null : (
        <button
          type="button"
          className="button"
          data-testid="lights-out"
          onClick={() => send(lightsCommand([]))}
        >
          {text.t('editor:map.lights-out', { count })}
        </button>
      )}
    </fieldset>
  );
}

interface Typed {
  readonly bright: string;
  readonly shadowy: string;
}
interface OwnRadiiProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  readonly isInHand: boolean;
  readonly onTake: (radii: Radii) => void;
}

function OwnRadii({ typed, onType, isInHand, onTake }: OwnRadiiProps) {
  const text = useText();
  const own = radiiOf(typed);
  return (
    <div className="map-row">
      {(['bright', 'shadowy'] as const).map((part) => (
        <label key={part} className="map-number">
          <span>{text.t(`editor:map.${part}`)}</span>
          <input
            className="field field-number"
            inputMode="numeric"
            data-testid={`light-${part}`}
            aria-invalid={own === null}
            value={typed[part]}
            onChange={({ target }) => onType({ ...typed, [part]: target.value })}
          />
        </label>
      ))}
      <button
        type="button"
        className="button"
        aria-pressed={isInHand}
        aria-disabled={own === null}
        data-testid="light-own"
        onClick={() => own !== null && onTake(own)}
      >
        {text.t('editor:map.light.own')}
      </button>
    </div>
  );
}

/** Null where no such light can be. */
function radiiOf({ bright, shadowy }: Typed): Radii | null {
  const [brightFeet, shadowyFeet] = [wholeNumber(bright), wholeNumber(shadowy)];
  if (brightFeet === null || shadowyFeet === null) return null;
  return shadowyFeet >= Math.max(1, brightFeet) && shadowyFeet <= FARTHEST
    ? { brightFeet, shadowyFeet }
    : null;
}
