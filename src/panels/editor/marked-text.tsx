import type { Stretch } from '../../editor/creatures/paste';
import { useText } from '../context';

interface MarkedProps {
  readonly stretches: readonly Stretch[];
  /** The creature that is chosen; what tells of others is pale. */
  readonly of: number;
}

const STATES = ['read', 'noted', 'unread'] as const;

/** The pasted text: underlined what was understood, in brackets and waved what was not. */
export function MarkedText({ stretches, of }: MarkedProps) {
  const text = useText();
  const counts = STATES.map((state) => [state, stretches.filter((it) => it.state === state).length] as const);
  return (
    <details className="marked" open>
      <summary>{text.t('editor:paste.marked')}</summary>
      <ul className="marked-key">
        {counts.map(([state, count]) => (
          <li key={state} data-testid={`marked-${state}`} data-count={count}>
            <mark className="marked-part" data-state={state}>
              {text.t(`editor:paste.state.${state}`)}
            </mark>{' '}
            {count}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard */}
      <p className="marked-text" tabIndex={0} data-testid="marked-text">
        {stretches.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches stand in the order of the text
          <Part key={index} stretch={stretch} pale={stretch.of !== null && stretch.of !== of} />
        ))}
      </p>
    </details>
  );
}

function Part({ stretch, pale }: { readonly stretch: Stretch; readonly pale: boolean }) {
  const text = useText();
  if (stretch.state === 'plain') return stretch.text;
  return (
    <mark
      className="marked-part"
      data-state={stretch.state}
      data-pale={pale || undefined}
      title={text.t(`editor:paste.state.${stretch.state}`)}
    >
      {stretch.text}
    </mark>
  );
}
