import { useStore } from 'zustand';
import { checkedBlock, faultSentences } from '../../editor/creatures/checked';
import type { Newcomer } from '../../editor/creatures/newcomer';
import type { Candidate } from '../../editor/creatures/paste';
import { withPatch } from '../../editor/creatures/patch-block';
import type { JsonRecord } from '../../engine/state';
import { currentEncounter } from '../../session/session';
import type { Problem } from '../../stat-block/problem';
import { usePanels, useText } from '../context';
import { BlockForm } from './block-form';
import { CarryLayer, useCarry } from './carry';
import { MannerFields, USUAL } from './manner';
import { type CandidateDraft, correct, pasteDraft } from './paste-draft';
import { placeInView, putOnBoard } from './put-on-board';
import { useTold } from './told';

interface CandidateProps {
  readonly candidate: Candidate;
  /** Its number among those of the text. */
  readonly of: number;
}
const asRead = ({ block, quantity }: Candidate): CandidateDraft => ({
  block,
  manner: { ...USUAL, number: quantity, side: block.side ?? 'foes' },
});

/** One creature of a paste: what to look at, its figures, how many of it go onto the board. */
export function CandidateEditor({ candidate, of }: CandidateProps) {
  const text = useText();
  const { store } = usePanels();
  const { block, manner } = useStore(pasteDraft, ({ corrected }) => corrected[of]) ?? asRead(candidate);
  const [told, setTold] = useTold();
  const newcomer: Newcomer = { name: block.name ?? candidate.name, block, hitDice: candidate.hitDice };
  const carry = useCarry((it, square) => setTold(putOnBoard({ store, text }, it, manner, square)));
  const set = (to: JsonRecord): readonly string[] => {
    const next = withPatch(block, to);
    const found = checkedBlock(next, currentEncounter(store.getState().session));
    if ('faults' in found) return faultSentences(text, found.faults);
    correct(of, { block: next, manner });
    return [];
  };
  return (
    <div className="candidate" data-testid="candidate">
      <Problems candidate={candidate} />
      <MannerFields manner={manner} onChange={(changed) => correct(of, { block, manner: changed })} />
      <button
        type="button"
        className="button button-main candidate-put"
        data-testid="paste-put"
        title={text.t('editor:bestiary.row-hint')}
        onClick={() => {
          if (!carry.wasDragged())
            setTold(putOnBoard({ store, text }, newcomer, manner, placeInView(manner.side)));
        }}
        {...carry.handlers(newcomer)}
      >
        {text.t('editor:paste.put', { count: manner.number, name: newcomer.name })}
      </button>
      <p className="edit-told" role="status">
        {told.join(' ')}
      </p>
      <BlockForm unplaced block={block} onSet={set} />
      <CarryLayer number={manner.number} side={manner.side} />
    </div>
  );
}

/** What the text lacks, what could not be read and stays text, what was filled in or left out. */
function Problems({ candidate: { problems, warnings, missing } }: { readonly candidate: Candidate }) {
  const text = useText();
  const told = problems.filter(({ code }) => code !== 'missing');
  const count = told.length + warnings.length + missing.length;
  if (count === 0)
    return (
      <p className="candidate-fine" data-testid="paste-fine">
        {text.t('editor:paste.fine')}
      </p>
    );
  return (
    <div className="candidate-problems" data-testid="paste-problems" data-count={count}>
      <h3>{text.t('editor:paste.look')}</h3>
      <ul>
        {missing.map((field) => (
          <li key={field} className="refusal">
            {text.t('editor:paste.missing', { field: text.t(`editor:missing.${field}`) })}
          </li>
        ))}
        {warnings.map(({ code, with: values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the file
          <li key={index} data-code={code}>
            {text.t(`foundry:warning.${code}`, values)}
          </li>
        ))}
        {told.map(({ code, with: values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the text
          <li key={index} data-code={code} className={isHard(code) ? 'refusal' : undefined}>
            {text.t(`notation:stat-block.problem.${code}`, values)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Text that nobody understood, as against what was filled in by the rules. */
const isHard = (code: Problem['code']): boolean => code === 'attack-unread' || code === 'field-unread';
