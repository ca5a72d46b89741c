import type { Combatant, Weapon } from '../engine/state';
import { AGAINST_ALL, type Against, armorClass } from '../rules/armor-class';
import { wieldedBy } from '../rules/wielding';
import { conditionIcon } from '../session/condition-icons';
import { capitalise } from '../text/capitalise';
import { effectName, ruleName } from '../text/rule-name';
import { CardNotes } from './card-notes';
import { useFight, useIsGm, usePanels, useText } from './context';
import { EyesButton } from './eyes';
import { GmEditor } from './gm-editor';
import { GroupCard } from './group-card';
import { HitPointBar, HitPointWords } from './hit-points';
import { Icon } from './icon';
import { Panel } from './panel';
import { Portrait } from './portrait';
import { ReactionChoice } from './reactions';
import { useReport } from './reports';
import { statesOf } from './states';
import { SumFigure } from './sum';
import { figure, signed, weaponName } from './words';

/** Who is selected: hit points, AC, speed, weapons, conditions; the GM may change them here. */
export function CombatantCard() {
  const text = useText();
  const group = useFight(({ ui }) => ui.group);
  const combatant = useFight(({ encounter, ui }) =>
    ui.selected === null ? undefined : encounter.combatants[ui.selected],
  );
  return (
    <Panel id="combatant" title={text.t('ui:combatant.title')}>
      {group.length > 1 ? (
        <GroupCard ids={group} />
      ) : combatant === undefined ? (
        <p className="empty">{text.t('ui:combatant.none')}</p>
      ) : (
        <Card combatant={combatant} />
      )}
    </Panel>
  );
}

function Card({ combatant }: { readonly combatant: Combatant }) {
  const text = useText();
  const { store } = usePanels();
  const report = useReport(combatant.id);
  const isGm = useIsGm();
  const { sheet } = combatant;
  const side = ruleName(text, 'side', combatant.side);
  return (
    <div className="card">
      <div className="card-head">
        <Portrait combatant={combatant} />
        <div>
          <h3 className="card-name">{sheet.name}</h3>
          <p className="card-note">
            {text.t('ui:combatant.note', { side, size: ruleName(text, 'size', sheet.size) })}
          </p>
        </div>
        {isGm ? <EyesButton side={combatant.side} /> : null}
        <p className="card-hp" data-rough={report.rough || undefined} data-testid="card-hp">
          <HitPointWords report={report} />
        </p>
      </div>
      <HitPointBar report={report} />
      {report.rough ? null : <ExtraHitPoints nonlethal={report.nonlethal} temporary={report.temporary} />}
      <Conditions ids={statesOf(store.getState().view(), combatant)} />
      <ArmorClasses who={combatant} speed={report.speed} />
      <Weapons who={combatant} />
      <CardNotes sheet={sheet} />
      {isGm ? (
        <GmEditor who={combatant} report={report}>
          <ReactionChoice who={combatant} />
        </GmEditor>
      ) : null}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ExtraHitPoints({
  nonlethal,
  temporary,
}: {
  readonly nonlethal: number;
  readonly temporary: number;
}) {
  const text = useText();
  if (nonlethal === 0 && temporary === 0) return null;
  return (
    <p className="card-note">
      {nonlethal > 0 ? <span>{text.t('ui:hp.nonlethal', { count: nonlethal })}</span> : null}
      {temporary > 0 ? <span>{text.t('ui:hp.temporary', { count: temporary })}</span> : null}
    </p>
  );
}

function Conditions({ ids }: { readonly ids: readonly string[] }) {
  const text = useText();
  if (ids.length === 0) return null;
  return (
    <ul className="chips" aria-label={text.t('ui:combatant.conditions')} data-testid="card-conditions">
      {ids.map((id) => (
        <li key={id} className="chip chip-condition">
          <Icon of={conditionIcon(id)} size={14} />
          {effectName(text, id)}
        </li>
      ))}
    </ul>
  );
}

function ArmorClasses({ who, speed }: { readonly who: Combatant; readonly speed: number }) {
  const text = useText();
  return (
    <dl className="facts facts-large" data-testid="card-ac">
      <ArmorFigure who={who} name={text.t('rules:stat.armor-class-short')} against={AGAINST_ALL} />
      <ArmorFigure who={who} name={text.t('ui:ac.touch')} against={{ ...AGAINST_ALL, touch: true }} />
      <ArmorFigure
        who={who}
        name={text.t('ui:ac.flat-footed')}
        against={{ ...AGAINST_ALL, flatFooted: true }}
      />
      <Fact name={text.t('rules:stat.speed')}>{text.t('ui:feet', { feet: speed })}</Fact>
    </dl>
  );
}

interface ArmorProps {
  readonly who: Combatant;
  readonly name: string;
  readonly against: Against;
}
function ArmorFigure({ who, name, against }: ArmorProps) {
  const text = useText();
  const { store } = usePanels();
  useFight((fight) => fight.encounter);
  const { value, modifiers } = armorClass(store.getState().view(), who, against);
  return (
    <Fact name={name}>
      <SumFigure label={figure(text, value)} sum={{ title: name, total: value, dice: null, modifiers }} />
    </Fact>
  );
}

function Weapons({ who }: { readonly who: Combatant }) {
  const text = useText();
  const weapons = wieldedBy(who).filter(({ weapon }) => weapon.id !== 'unarmed');
  const others = who.inventory.hands.filter(({ item }) => item.weapon === null);
  if (weapons.length + others.length === 0)
    return <p className="card-note">{text.t('ui:combatant.unarmed')}</p>;
  return (
    <ul className="weapons" aria-label={text.t('ui:combatant.weapons')}>
      {weapons.map(({ weapon, hand }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal weapons are told apart by the hand
        <li key={`${weapon.id}:${index}`}>
          <span>{capitalise(weaponName(text, weapon.id), text.language)}</span>
          <span className="weapon-facts">{weaponFacts(weapon, text.t('ui:weapon.reach'))}</span>
          {hand === 'off' ? (
            <span className="weapon-facts">{text.t('rules:modifier-source.off-hand')}</span>
          ) : null}
        </li>
      ))}
      {others.map(({ item }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal things are told apart by the hand
        <li key={`${item.name}:${index}`} data-testid="in-hand">
          {capitalise(weaponName(text, item.name), text.language)}
        </li>
      ))}
    </ul>
  );
}

/** `1d8+1, 19–20/×2, reach`: signs as in every stat block. */
function weaponFacts({ damage, enhancement, critical, reach }: Weapon, reachWord: string): string {
  const { from, multiplier } = critical;
  const threat = from === 20 ? `×${multiplier}` : `${from}–20/×${multiplier}`;
  const dice = enhancement === 0 ? damage : `${damage}${signed(enhancement)}`;
  return [dice, threat, ...(reach === 'none' ? [] : [reachWord])].join(', ');
}
