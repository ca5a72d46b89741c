import type { CombatantId } from '../engine/state';
import type { AttackAnswer } from '../rules/questions/answers';
import { askAttack } from '../rules/questions/attack';
import { wieldedBy } from '../rules/wielding';
import { capitalise } from '../text/capitalise';
import { useDo, useFight, usePanels, useText } from './context';
import { Panel } from './panel';
import { refusalWithClause } from './refusal-text';
import { SumLines } from './sum';
import { combatantName, figure, listOf, percent, signed, weaponName } from './words';

/** Who would attack whom: the one on turn (else the selected one), and the target, else the enemy under the pointer. */
function useDuel(): { readonly by: CombatantId; readonly on: CombatantId; readonly aimed: boolean } | null {
  const by = useFight(({ encounter, ui }) => encounter.current ?? ui.selected);
  const target = useFight(({ ui }) => ui.target);
  const pointed = useFight(({ encounter, ui }) => {
    const hovered = ui.hoveredCombatant === null ? undefined : encounter.combatants[ui.hoveredCombatant];
    const attacker = by === null ? undefined : encounter.combatants[by];
    return hovered !== undefined && attacker !== undefined && hovered.side !== attacker.side
      ? hovered.id
      : null;
  });
  const on = target ?? pointed;
  return by === null || on === null || on === by ? null : { by, on, aimed: on === target };
}

/** The attack as it would be: chance, bonus, AC, damage, every source of them. */
export function AttackPreview() {
  const text = useText();
  const duel = useDuel();
  const encounter = useFight((fight) => fight.encounter);
  if (duel === null)
    return (
      <Panel id="attack" title={text.t('ui:attack.title')}>
        <p className="empty">{text.t('ui:attack.none')}</p>
      </Panel>
    );
  const { by, on, aimed } = duel;
  const names = { by: combatantName(encounter, by), on: combatantName(encounter, on) };
  return (
    <Panel id="attack" title={text.t('ui:attack.names', names)}>
      <Duel key={`${by}:${on}`} by={by} on={on} aimed={aimed} />
    </Panel>
  );
}

interface DuelProps {
  readonly by: CombatantId;
  readonly on: CombatantId;
  readonly aimed: boolean;
}
function Duel({ by, on, aimed }: DuelProps) {
  const text = useText();
  const { store } = usePanels();
  const { send, setWeapon } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const charging = useFight(({ ui }) => ui.intent?.action === 'charge');
  const aimedWith = useFight(({ ui }) => ui.weapon);
  const attacker = encounter.combatants[by];
  if (attacker === undefined) return null;
  const weapon = aimed ? aimedWith : null;
  const args = weapon === null ? {} : { weapon };
  const answer = askAttack(store.getState().view(), { by, on, args: { ...args, charge: charging } });
  return (
    <div className="duel" data-testid="attack-preview">
      <Chance answer={answer} />
      {answer.refusal === null ? null : (
        <p className="refusal">{refusalWithClause(text, encounter, answer.refusal)}</p>
      )}
      {answer.provokes.length === 0 ? null : (
        <p className="warning">
          {text.t('ui:attack.provokes', {
            names: listOf(
              text,
              answer.provokes.map((id) => combatantName(encounter, id)),
            ),
          })}
        </p>
      )}
      {aimed ? (
        <div className="duel-do">
          <WeaponSelect
            weapons={[...new Set(wieldedBy(attacker).map((it) => it.weapon.id))]}
            chosen={answer.weapon}
            onChoose={setWeapon}
          />
          <button
            type="button"
            className="button button-main"
            aria-disabled={!answer.legal}
            data-testid="attack-now"
            onClick={() => send({ type: 'act', actor: by, action: 'attack', args: { on, ...args } })}
          >
            {text.t('ui:attack.do')}
          </button>
        </div>
      ) : null}
      {aimed ? <Sources answer={answer} /> : null}
    </div>
  );
}

interface WeaponSelectProps {
  readonly weapons: readonly string[];
  readonly chosen: string;
  readonly onChoose: (weapon: string) => void;
}
/** A choice among weapons. */
export function WeaponSelect({ weapons, chosen, onChoose }: WeaponSelectProps) {
  const text = useText();
  return (
    <select
      className="field"
      aria-label={text.t('ui:attack.weapon')}
      data-testid="attack-weapon"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {weapons.map((id) => (
        <option key={id} value={id}>
          {capitalise(weaponName(text, id), text.language)}
        </option>
      ))}
    </select>
  );
}

function Chance({ answer }: { readonly answer: AttackAnswer }) {
  const text = useText();
  return (
    <div className="chance" data-legal={answer.legal}>
      <strong className="chance-number" data-testid="attack-chance">
        {percent(text, answer.chance)}
      </strong>
      <dl className="facts">
        <div>
          <dt>{text.t('rules:stat.attack-bonus')}</dt>
          <dd data-testid="attack-bonus">{signed(answer.bonus)}</dd>
        </div>
        <div>
          <dt>{text.t('rules:stat.armor-class-short')}</dt>
          <dd data-testid="attack-ac">{answer.armorClass}</dd>
        </div>
        <div>
          <dt>{text.t('rules:stat.damage')}</dt>
          <dd>{figure(text, answer.damage)}</dd>
        </div>
        <div>
          <dt>{text.t('ui:attack.expected')}</dt>
          <dd>{figure(text, answer.expected)}</dd>
        </div>
      </dl>
    </div>
  );
}

export function Sources({ answer }: { readonly answer: AttackAnswer }) {
  const text = useText();
  return (
    <div className="sources">
      <section>
        <h4>{text.t('ui:attack.bonus-is', { total: signed(answer.bonus) })}</h4>
        <SumLines modifiers={answer.attackModifiers} />
      </section>
      <section>
        <h4>{text.t('ui:attack.ac-is', { total: answer.armorClass })}</h4>
        <SumLines modifiers={answer.armorClassModifiers} />
      </section>
      {answer.missChance > 0 ? (
        <p>{text.t('ui:attack.miss-chance', { chance: percent(text, answer.missChance) })}</p>
      ) : null}
      <p>
        {text.t('ui:attack.critical', { from: answer.critical.from, multiplier: answer.critical.multiplier })}
      </p>
    </div>
  );
}
