import type { Encounter } from '../engine/state';
import type { Stage, StageSide } from '../rules/questions/odds/stage';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { useFight, useText } from './context';
import { SumLines } from './sum';
import { combatantName, percent, signed, weaponName } from './words';

/** The rolls of a deed, each with its chance; opened, every source on both sides. */
export function StageLines({ stages }: { readonly stages: readonly Stage[] }) {
  return (
    <ol className="stages" data-testid="stages">
      {stages.map((stage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a deed never change places
        <StageLine key={index} stage={stage} />
      ))}
    </ol>
  );
}

/** One roll: its chance, what it is, its clause. */
export function StageLine({ stage }: { readonly stage: Stage }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { by, against, clause } = stage;
  const sides = [by, against].filter((side) => side !== null && side.modifiers.length > 0);
  return (
    <li className="stage" data-kind={stage.kind}>
      <details>
        <summary>
          <strong className="stage-chance">{percent(text, stage.chance)}</strong>
          <span className="stage-name">{stageText(text, encounter, stage)}</span>
          <span className="stage-clause">{clause}</span>
        </summary>
        <div className="sources">
          {sides.map((side) =>
            side === null ? null : (
              <section key={`${side.who}:${side.what}`}>
                <h4>
                  {sideName(text, encounter, side)} {sideTotal(side)}
                </h4>
                <SumLines modifiers={side.modifiers} />
              </section>
            ),
          )}
        </div>
      </details>
    </li>
  );
}

const isArmor = ({ what }: StageSide): boolean => what.endsWith('armor-class');
const sideTotal = (side: StageSide): string => (isArmor(side) ? String(side.total) : signed(side.total));

function sideName(text: Text, encounter: Encounter, side: StageSide): string {
  const what = rollName(text, side);
  return side.who === null
    ? capitalise(what, text.language)
    : `${combatantName(encounter, side.who)}: ${what}`;
}

/** What is rolled, or stands against the roll. */
const rollName = (text: Text, { what }: StageSide): string =>
  ruleName(
    text,
    ['stat', 'check', 'skill', 'save', 'condition'],
    weaponName(text, what) === what.replaceAll('-', ' ') ? what : weaponName(text, what),
  );

function stageText(text: Text, encounter: Encounter, { kind, by, against, dc }: Stage): string {
  const what = rollName(text, by);
  const values = {
    what: capitalise(what, text.language),
    who: combatantName(encounter, by.who),
    against: against === null ? '' : rollName(text, against),
    dc: dc ?? 0,
  };
  return text.t(`ui:odds.kind.${wordOf(kind, by, against, dc)}`, values);
}

function wordOf(kind: Stage['kind'], by: StageSide, against: StageSide | null, dc: number | null): string {
  if (kind === 'attack' && against?.what === 'touch-armor-class') return 'touch';
  if (kind === 'opposed' && by.what === against?.what) return 'opposed-same';
  return kind === 'check' && dc === null ? 'check-open' : kind;
}
