import type { Combatant, Decision, JsonRecord } from '../engine/state';
import { areEnemies } from '../rules/body';
import { cleavable } from '../rules/cleaving';
import { useFight, usePanels, useText } from './context';
import { combatantName } from './words';

interface ExtrasProps {
  readonly decision: Decision;
  readonly choice: JsonRecord;
  readonly onChoose: (choice: JsonRecord) => void;
}

/** What some answers need besides their word: whom to strike, how far to push. */
export function DecisionExtras(props: ExtrasProps) {
  const { kind } = props.decision;
  if (kind === 'cleave') return <CleaveTarget {...props} />;
  if (kind === 'readied-action') return <ReadiedTarget {...props} />;
  if (kind === 'bull-rush-push') return <PushFeet {...props} />;
  return null;
}

function CleaveTarget({ decision, choice, onChoose }: ExtrasProps) {
  const { store } = usePanels();
  const who = useFight((fight) => fight.encounter.combatants[decision.by]);
  if (who === undefined) return null;
  const targets = cleavable(store.getState().view(), who, decision.about);
  return (
    <TargetSelect targets={targets} chosen={choice.on ?? targets[0]} onChoose={(on) => onChoose({ on })} />
  );
}

function ReadiedTarget({ decision, choice, onChoose }: ExtrasProps) {
  const foes = useReadiedTargets(decision);
  const fallback = useDefaultChoice(decision);
  if (foes.length === 0) return null;
  const targets = foes.map(({ id }) => id);
  return (
    <TargetSelect targets={targets} chosen={choice.on ?? fallback.on} onChoose={(on) => onChoose({ on })} />
  );
}

/** At whom a readied action can go off; nobody where it needs no target, or has been given one. */
function useReadiedTargets({ kind, by, about }: Decision): readonly Combatant[] {
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const who = encounter.combatants[by];
  const rule = store.getState().view().rules.actions.get(String(about.action));
  const said = about.args;
  const isAimed = typeof said === 'object' && said !== null && 'on' in said;
  if (kind !== 'readied-action' || who === undefined || rule?.needs !== 'creature' || isAimed) return [];
  return Object.values(encounter.combatants).filter((other) => areEnemies(who, other));
}

/** What goes with the answer where nothing was chosen: a readied action is aimed at whoever set it off. */
export function useDefaultChoice(decision: Decision): JsonRecord {
  const foes = useReadiedTargets(decision);
  const on = (foes.find(({ id }) => id === decision.on) ?? foes[0])?.id;
  return on === undefined ? {} : { on };
}

interface TargetSelectProps {
  readonly targets: readonly string[];
  readonly chosen: unknown;
  readonly onChoose: (on: string) => void;
}
function TargetSelect({ targets, chosen, onChoose }: TargetSelectProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  return (
    <label className="decision-extra">
      <span>{text.t('ui:decision.target')}</span>
      <select
        className="field"
        data-testid="decision-target"
        value={String(chosen)}
        onChange={({ target }) => onChoose(target.value)}
      >
        {targets.map((id) => (
          <option key={id} value={id}>
            {combatantName(encounter, id)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A push goes five feet at a time. */
const SQUARE = 5;

function PushFeet({ decision, choice, onChoose }: ExtrasProps) {
  const text = useText();
  const most = Number(decision.about.most);
  const lengths = Array.from({ length: Math.floor(most / SQUARE) }, (_, index) => SQUARE * (index + 1));
  return (
    <label className="decision-extra">
      <span>{text.t('ui:decision.push')}</span>
      <select
        className="field"
        data-testid="decision-feet"
        value={Number(choice.feet ?? most)}
        onChange={({ target }) => onChoose({ feet: Number(target.value) })}
      >
        {lengths.map((feet) => (
          <option key={feet} value={feet}>
            {text.t('ui:feet', { feet })}
          </option>
        ))}
      </select>
    </label>
  );
}
