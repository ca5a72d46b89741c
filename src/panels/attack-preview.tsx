import type { View } from '../engine/contract';
import type { AttackAnswer } from '../rules/questions/answers';
import { askAttack } from '../rules/questions/attack';
import { askRefusal } from '../rules/questions/deed';
import { askFullAttack } from '../rules/questions/full-attack';
import { wieldedBy } from '../rules/wielding';
import { actsFor } from '../session/authority';
import type { Planned } from '../session/planned';
import { capitalise } from '../text/capitalise';
import { ActionOptions } from './action-options';
import { useDo, useFight, usePanels, useText } from './context';
import { DeedView } from './deed-view';
import { WhyNot } from './overrule';
import { Panel } from './panel';
import { SequenceTable } from './sequence-table';
import { SumLines } from './sum';
import { useDeed, usePlanned } from './use-planned';
import { actionName, combatantName, figure, listOf, percent, signed, spellName, weaponName } from './words';

/** The act about to be made as it would be: chance, what moves it, every source. */
export function AttackPreview() {
  const text = useText();
  const planned = usePlanned();
  const encounter = useFight((fight) => fight.encounter);
  if (planned === null)
    return (
      <Panel id="attack" title={text.t('ui:attack.title')}>
        <p className="empty">{text.t('ui:attack.none')}</p>
      </Panel>
    );
  const { by, on, action, args } = planned;
  const names = { by: combatantName(encounter, by), on: combatantName(encounter, on) };
  const deed = capitalise(
    typeof args.spell === 'string' ? spellName(text, args.spell) : actionName(text, action),
    text.language,
  );
  const title =
    on === null
      ? deed
      : action === 'attack'
        ? text.t('ui:attack.names', names)
        : text.t('ui:attack.deed', { ...names, deed });
  return (
    <Panel id="attack" title={title}>
      <div className="duel" data-testid="attack-preview">
        <PlannedView key={`${by}:${on}`} planned={planned} />
        {planned.aimed ? <DoPlanned planned={planned} /> : null}
        {planned.aimed ? <BlowDetails planned={planned} /> : null}
      </div>
    </Panel>
  );
}

/** With what, and the deed itself. */
function DoPlanned({ planned }: { readonly planned: Planned }) {
  const text = useText();
  const { store } = usePanels();
  const { setWeapon } = useDo();
  const attacker = useFight((fight) => fight.encounter.combatants[planned.by]);
  const take = useDeed(planned);
  const isMine = useFight(({ ui }) => actsFor(ui.seat, attacker));
  if (attacker === undefined) return null;
  const { action, by, on, args } = planned;
  const isBlow = action === 'attack' || action === 'charge';
  const answer = isBlow ? blowOf(store.getState().view(), planned) : null;
  const weapons = [...new Set(wieldedBy(attacker).map((it) => it.weapon.id))];
  return (
    <div className="duel-do">
      {action === 'attack' ? (
        <WeaponSelect weapons={weapons} chosen={answer?.weapon ?? ''} onChoose={setWeapon} />
      ) : null}
      <button
        type="button"
        className="button button-main"
        aria-disabled={answer?.legal === false || !isMine}
        data-testid="attack-now"
        onClick={take}
      >
        {capitalise(actionName(text, action), text.language)}
      </button>
      {action === 'attack' ? <FullAttackLink by={by} on={on} args={args} /> : null}
    </div>
  );
}

/** The blow as it would be; what speaks against making it now counts too. */
export function blowOf(view: View, planned: Planned): AttackAnswer {
  const { by, on, action } = planned;
  const { on: _on, path: _path, with: _with, ...args } = planned.args;
  const answer = askAttack(view, { by, on: on ?? '', args: { ...args, charge: action === 'charge' } });
  const refusal = answer.refusal ?? askRefusal(view, planned);
  return { ...answer, refusal, legal: refusal === null };
}

/** Whatever is planned, as it would be. */
export function PlannedView({ planned }: { readonly planned: Planned }) {
  const { setIntent } = useDo();
  const { by, on, action, args } = planned;
  if (action === 'full-attack' && on !== null) {
    const { on: _on, ...told } = args;
    const choose = (chosen: Planned['args']) => setIntent({ action, args: chosen });
    return <SequenceTable by={by} on={on} args={told} onChoose={choose} />;
  }
  return action === 'attack' || action === 'charge' ? (
    <BlowView planned={planned} />
  ) : (
    <DeedView by={by} action={action} args={args} />
  );
}

function BlowView({ planned }: { readonly planned: Planned }) {
  const text = useText();
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const { by, on, action, args, aimed } = planned;
  if (encounter.combatants[by] === undefined || encounter.combatants[on ?? ''] === undefined) return null;
  const answer = blowOf(store.getState().view(), planned);
  const names = answer.provokes.map((id) => combatantName(encounter, id));
  return (
    <>
      <Chance answer={answer} />
      <WhyNot refusal={answer.refusal} command={aimed ? { type: 'act', actor: by, action, args } : null} />
      {names.length === 0 ? null : (
        <p className="warning">{text.t('ui:attack.provokes', { names: listOf(text, names) })}</p>
      )}
    </>
  );
}

/** Of a single blow its options, unless the bar has them in hand, and every source of its odds. */
export function BlowDetails({ planned }: { readonly planned: Planned }) {
  const { store } = usePanels();
  const { setIntent } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const { by, on, action, args, armed } = planned;
  const isBlow = action === 'attack' || action === 'charge';
  if (!isBlow || encounter.combatants[by] === undefined || encounter.combatants[on ?? ''] === undefined)
    return null;
  const { on: _on, ...told } = args;
  return (
    <>
      {armed ? null : (
        <div className="duel-options">
          <ActionOptions
            who={by}
            action={action}
            args={told}
            onChange={(chosen) => setIntent({ action, args: chosen })}
          />
        </div>
      )}
      <Sources answer={blowOf(store.getState().view(), planned)} />
    </>
  );
}

/** What a full attack would do on average, and the way to it. */
export function FullAttackLink({ by, on, args }: Pick<Planned, 'by' | 'on' | 'args'>) {
  const text = useText();
  const { store } = usePanels();
  const { setIntent } = useDo();
  const { on: _on, ...told } = args;
  const answer = on === null ? null : askFullAttack(store.getState().view(), { by, on, args: told });
  if (answer === null || answer.refusal !== null) return null;
  if (answer.attacks.length < 2 && answer.alternatives.length === 0) return null;
  return (
    <button
      type="button"
      className="link"
      data-testid="full-attack-odds"
      onClick={() => setIntent({ action: 'full-attack', args: told })}
    >
      {text.t('ui:odds.sequence.open', { mean: figure(text, answer.expected) })}
    </button>
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

type Told = Pick<
  AttackAnswer,
  'bonus' | 'armorClass' | 'attackModifiers' | 'armorClassModifiers' | 'missChance' | 'critical'
>;
/** Every source of a blow's odds. */
export function Sources({ answer }: { readonly answer: Told }) {
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
