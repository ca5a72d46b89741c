import { X } from 'lucide-react';
import { useStore } from 'zustand';
import type { CombatantId, JsonRecord } from '../engine/state';
import { askDeed } from '../rules/questions/deed';
import { type Aim, aimStore } from '../session/aim';
import { boardStore } from '../session/board-port';
import { ruleName } from '../text/rule-name';
import { useDo, useFight, usePanels, useText } from './context';
import { Targets } from './deed-view';
import { TemplateFields } from './overlay-menu';
import { refusalWithClause } from './refusal-text';
import { unbroken } from './unbroken';
import { useNarrow } from './use-narrow';
import { combatantName, listOf } from './words';

/** The template that measures: its shape, and who is in it. A spell's own area is told by the action that waits. */
export function AreaCard() {
  const text = useText();
  const { setOverlay } = useDo();
  const measuring = useFight(({ ui }) => ui.overlays.area && ui.intent === null);
  const aim = useStore(aimStore, (state) => state.aim);
  if (!measuring) return null;
  return (
    <section className="float area-card" aria-label={text.t('ui:area.label')} data-testid="area-card">
      <div className="area-card-head">
        <TemplateFields />
        <button
          type="button"
          className="icon-button"
          aria-label={text.t('ui:area.leave')}
          data-testid="area-leave"
          onClick={() => setOverlay({ area: false })}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {aim === null ? <p className="empty">{text.t('ui:legend.no-area')}</p> : <WhoIsIn aim={aim} />}
    </section>
  );
}

/** Everyone in an area by name, friends apart. */
export function WhoIsIn({ aim: { answer } }: { readonly aim: Aim }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { area, inside, refusal } = answer;
  const names = (friends: boolean): readonly string[] =>
    inside
      .filter(({ is }) => (is === 'other') !== friends)
      .map(({ id, is }) => {
        const name = combatantName(encounter, id);
        return is === 'self' ? text.t('ui:area.self', { name }) : name;
      });
  const [friends, others] = [names(true), names(false)];
  return (
    <div className="area-inside" role="status" data-testid="area-inside" data-count={inside.length}>
      <strong>
        {text.t('ui:area.title', {
          shape: ruleName(text, 'casting', area.shape),
          feet: area.feet,
          count: inside.length,
        })}
      </strong>
      {refusal === null ? null : (
        <p className="refusal">{unbroken(refusalWithClause(text, encounter, refusal))}</p>
      )}
      {inside.length === 0 ? <p>{text.t('ui:area.nobody')}</p> : null}
      {others.length === 0 ? null : (
        <p data-testid="area-others">{text.t('ui:area.others', { names: listOf(text, others) })}</p>
      )}
      {friends.length === 0 ? null : (
        <p className="warning" data-testid="area-friends">
          {text.t('ui:area.friends', { names: listOf(text, friends) })}
        </p>
      )}
    </div>
  );
}

/** The area of the spell in hand, where it would go now, and the button that casts it there. */
export function SpellArea() {
  const text = useText();
  const aim = useStore(aimStore, (state) => state.aim);
  // Where the column is in sight, it says more.
  const narrow = useNarrow('drawer');
  if (aim === null || aim.cast === null) return null;
  return (
    <div className="spell-area">
      <WhoIsIn aim={aim} />
      {narrow ? <OddsInArea by={aim.by} args={{ ...aim.cast, at: [aim.at.x, aim.at.y] }} /> : null}
      <button
        type="button"
        className="button button-main"
        aria-disabled={aim.answer.refusal !== null}
        data-testid="cast-there"
        onClick={() => boardStore.getState().board?.castThere()}
      >
        {text.t('ui:area.cast')} <kbd>Enter</kbd>
      </button>
    </div>
  );
}

/** Everyone in it with the chance that the spell takes full effect. */
function OddsInArea({ by, args }: { readonly by: CombatantId; readonly args: JsonRecord }) {
  const { store } = usePanels();
  const answer = askDeed(store.getState().view(), { by, action: 'cast', args });
  return answer === null || answer.targets.length === 0 ? null : <Targets answer={answer} brief />;
}
