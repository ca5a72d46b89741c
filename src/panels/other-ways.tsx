import type { BetterWay } from '../rules/questions/better-ways';
import { boardStore } from '../session/board-port';
import { useText } from './context';
import { useWays } from './use-preview';
import { figure, percent } from './words';

/** Safer ways to where the path leads, each with its price; a click or its number takes it. */
export function OtherWays() {
  const text = useText();
  const ways = useWays();
  if (ways === null) return null;
  if (ways.length === 0) return <p className="ways-none">{text.t('ui:ways.none')}</p>;
  return (
    <ul className="ways" aria-label={text.t('ui:ways.label')} data-testid="ways">
      {ways.map((way, index) => (
        <li key={way.kind}>
          <button
            type="button"
            className="way"
            data-testid={`way-${way.kind}`}
            onClick={() => boardStore.getState().board?.takeWay(index)}
          >
            <kbd>{index + 1}</kbd>
            <strong>{text.t(`ui:ways.${way.kind}`)}</strong>
            <span>{priceOf(way)}</span>
          </button>
        </li>
      ))}
    </ul>
  );

  function priceOf({ answer }: BetterWay): string {
    const feet = text.t('ui:ways.feet', { cost: answer.cost });
    if (answer.provocations.length === 0) return text.t('ui:ways.safe', { feet });
    return text.t('ui:ways.odds', {
      feet,
      blows: text.t('ui:ways.blows', { count: answer.provocations.length }),
      unhurt: percent(text, answer.unhurt),
      damage: figure(text, answer.damage),
    });
  }
}
