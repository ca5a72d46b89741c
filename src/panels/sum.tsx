import { Popover } from '@base-ui/react/popover';
import { useId } from 'react';
import type { Modifier } from '../engine/state';
import { ruleName } from '../text/rule-name';
import { usePanels, useText } from './context';
import type { Part, Sum } from './sentence';
import { sourceRule } from './source-rule';
import { Tip } from './tip';
import { figure, signed, sourceName } from './words';

/** Every line of a sum: what it adds, its source, its type. */
export function SumLines({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  const text = useText();
  return (
    <ul className="sum-lines">
      {modifiers.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and their order is fixed
        <li key={`${index}:${line.source}`}>
          <span className="sum-value">{signed(line.value)}</span>
          <SourceName line={line} />
          <span className="sum-type">{ruleName(text, 'modifier-type', line.type)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Hovered or focused it says the rule. */
function SourceName({ line }: { readonly line: Modifier }) {
  const text = useText();
  const { store } = usePanels();
  const id = useId();
  const name = sourceName(text, line);
  const rule = sourceRule(text, store.getState().view().rules, line);
  if (rule === null) return <span>{name}</span>;
  return (
    <Tip label={rule} side="top">
      <button type="button" className="source" aria-describedby={id} data-testid={`source-${line.source}`}>
        {name}
        <span id={id} className="hidden-text">
          {rule}
        </span>
      </button>
    </Tip>
  );
}

/** A number that opens to its parts. */
export function SumFigure({ label, sum }: { readonly label: string; readonly sum: Sum }) {
  const text = useText();
  return (
    <Popover.Root>
      <Popover.Trigger
        className="figure"
        aria-label={text.t('ui:sum.open', { title: sum.title, total: label })}
      >
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className="tip-place">
          <Popover.Popup className="popup sum" data-testid="sum">
            <Popover.Title className="sum-title">
              <span>{sum.title}</span>
              <strong>{figure(text, sum.total)}</strong>
            </Popover.Title>
            {sum.dice === null ? null : (
              <p className="sum-dice">
                {text.t('ui:sum.dice', { dice: sum.dice.dice, faces: sum.dice.faces.join(', ') })}
              </p>
            )}
            <SumLines modifiers={sum.modifiers} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A sentence whose numbers open to their parts. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <SumFigure key={index} label={part.figure} sum={part.sum} />
    ),
  );
}
