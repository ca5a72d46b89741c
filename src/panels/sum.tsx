import { Popover } from '@base-ui/react/popover';
import type { Modifier } from '../engine/state';
import { ruleName } from '../text/rule-name';
import { useText } from './context';
import type { Part, Sum } from './sentence';
import { figure, signed, sourceName } from './words';

/** Every line of a sum: what it adds, its source, its type. */
export function SumLines({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  const text = useText();
  return (
    <ul className="sum-lines">
      {modifiers.map(({ type, value, source }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and their order is fixed
        <li key={`${index}:${source}`}>
          <span className="sum-value">{signed(value)}</span>
          <span>{sourceName(text, { type, value, source })}</span>
          <span className="sum-type">{ruleName(text, 'modifier-type', type)}</span>
        </li>
      ))}
    </ul>
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
