import { useStore } from 'zustand';
import type { Combatant } from '../../engine/state';
import { actsFor, GM } from '../../session/authority';
import type { Proposal } from '../../sharing/from-table';
import { playerSides } from '../../sharing/viewer';
import { type Online, useFight, useText } from '../context';
import { refusalText } from '../refusal-text';
import '../styles/together.css';
import { actionName, combatantName } from '../words';
import { freeTokens } from './tokens';

interface Props {
  readonly online: Online;
}

/** What rises over the board at a table: the line, what waits for somebody, the token one has still to take. */
export default function Bars({ online }: Props) {
  return (
    <>
      <LineBar online={online} />
      <ChooseBar online={online} />
      <DecidesBar />
      <ProposalBars online={online} />
      <SendingBar online={online} />
    </>
  );
}

/** The line is cut and is being looked for, or there is no coming back. */
function LineBar({ online }: Props) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { line, ended, waiting } = useStore(online.around);
  if (ended !== null)
    return (
      <div className="float notice" role="alert" data-testid="line-ended" data-code={ended}>
        <p>{refusalText(text, encounter, { code: ended, with: {}, clause: null })}</p>
        <button type="button" className="button" data-testid="line-leave" onClick={online.leave}>
          {text.t('together:leave')}
        </button>
      </div>
    );
  if (line === 'open') return null;
  return (
    <div className="float notice together-lost" role="status" data-testid="line-lost">
      <p>
        {text.t('together:lost')} {waiting > 0 ? text.t('together:kept-back', { count: waiting }) : null}
      </p>
    </div>
  );
}

/** A player who plays nobody yet. */
function ChooseBar({ online }: Props) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const seat = useFight(({ ui }) => ui.seat);
  const { line } = useStore(online.around);
  if (seat === GM || Object.values(encounter.combatants).some((it) => actsFor(seat, it))) return null;
  const free = freeTokens(encounter, playerSides(encounter));
  return (
    <section className="float" data-testid="choose-token" aria-label={text.t('together:choose')}>
      <p className="together-choose">{text.t(free.length > 0 ? 'together:choose' : 'together:none-free')}</p>
      <div className="float-buttons">
        {free.map((who: Combatant) => (
          <button
            key={who.id}
            type="button"
            className="button"
            data-testid={`take-${who.id}`}
            aria-disabled={line !== 'open'}
            onClick={() => online.tell({ type: 'take', who: who.id })}
          >
            {who.sheet.name}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Others decide: who, and nothing more. */
function DecidesBar() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const seat = useFight(({ ui }) => ui.seat);
  const others = encounter.decisions.filter(({ by }) => !actsFor(seat, encounter.combatants[by]));
  if (others.length === 0) return null;
  const names = [...new Set(others.map(({ by }) => combatantName(encounter, by)))];
  return (
    <div className="float together-decides" role="status" data-testid="others-decide">
      {names.map((who) => (
        <p key={who}>{text.t('together:decides', { who })}</p>
      ))}
    </div>
  );
}

/** Acts that wait for the game master's yes. */
function ProposalBars({ online }: Props) {
  const { proposals } = useStore(online.around);
  const seat = useFight(({ ui }) => ui.seat);
  return proposals.map((proposal) =>
    seat === GM ? (
      <Proposed key={proposal.id} online={online} proposal={proposal} />
    ) : (
      <Waits key={proposal.id} proposal={proposal} />
    ),
  );
}

function useDeedWords({ who, action, on }: Proposal): string {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const values = {
    who: combatantName(encounter, who),
    deed: actionName(text, action),
    on: on === null ? '' : combatantName(encounter, on),
  };
  return text.t(on === null ? 'together:deed' : 'together:deed-on', values);
}

function Proposed({ online, proposal }: Props & { readonly proposal: Proposal }) {
  const text = useText();
  const deed = useDeedWords(proposal);
  const { line } = useStore(online.around);
  const decide = (approve: boolean) => online.tell({ type: 'decide', proposal: proposal.id, approve });
  return (
    <div className="float notice together-proposal" role="alert" data-testid="proposal">
      <p>{text.t('together:proposes', { player: proposal.by, deed })}</p>
      <button
        type="button"
        className="button button-main"
        data-testid="approve"
        aria-disabled={line !== 'open'}
        onClick={() => decide(true)}
      >
        {text.t('together:approve')}
      </button>
      <button
        type="button"
        className="button"
        data-testid="decline"
        aria-disabled={line !== 'open'}
        onClick={() => decide(false)}
      >
        {text.t('together:decline')}
      </button>
    </div>
  );
}

function Waits({ proposal }: { readonly proposal: Proposal }) {
  const text = useText();
  const deed = useDeedWords(proposal);
  return (
    <div className="float together-decides" role="status" data-testid="waits-for-gm">
      <p>{text.t('together:waits', { deed })}</p>
    </div>
  );
}

/** Only where it takes so long that one would wonder. */
function SendingBar({ online }: Props) {
  const text = useText();
  const sending = useFight(({ ui }) => ui.sending);
  const { proposals, line } = useStore(online.around);
  if (!sending || proposals.length > 0 || line !== 'open') return null;
  return (
    <div className="float together-sending" role="status" data-testid="sending">
      {text.t('together:sending')}
    </div>
  );
}
