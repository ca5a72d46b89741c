import { type DragEvent, useDeferredValue, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { isActorText, readActors } from '../../editor/creatures/foundry';
import { type Candidate, type Paste, readPaste } from '../../editor/creatures/paste';
import { FoundryError } from '../../foundry/problem';
import { StatBlockError } from '../../stat-block/problem';
import type { Text } from '../../text/languages';
import { useText } from '../context';
import { CandidateEditor } from './candidate';
import { MarkedText } from './marked-text';
import { MOST_LETTERS } from './open-block';
import { chooseCandidate, pasteDraft, takeText } from './paste-draft';
import '../styles/editor-paste.css';

/** A pasted or dropped stat block: what was understood beside the text, each figure to be corrected, and onto the board with it. */
export default function PastePanel() {
  const text = useText();
  const id = useId();
  const { typed, file, chosen } = useStore(pasteDraft);
  const pasted = useDeferredValue(typed);
  const reading = useMemo(() => file?.paste ?? readingOf(text, pasted), [text, pasted, file]);
  const paste = typeof reading === 'string' ? null : reading;
  const candidate = paste?.candidates[chosen] ?? paste?.candidates[0];
  return (
    <div className="paste">
      <label htmlFor={id} className="paste-label">
        {text.t('editor:paste.label')}
      </label>
      <textarea
        id={id}
        className="field paste-text"
        spellCheck={false}
        placeholder={text.t('editor:paste.hint')}
        data-testid="paste-text"
        rows={paste === null ? 10 : 4}
        value={typed}
        onChange={({ target }) => takeText(target.value)}
        onDragOver={allowText}
        onDrop={takeDrop}
      />
      <FromFile name={file?.name ?? null} />
      {typeof reading === 'string' ? (
        <p className={pasted.trim() === '' ? 'empty' : 'refusal'} role="status" data-testid="paste-told">
          {reading}
        </p>
      ) : null}
      {paste === null || candidate === undefined ? null : (
        <>
          <Candidates
            all={paste.candidates}
            chosen={paste.candidates.indexOf(candidate)}
            onChoose={chooseCandidate}
          />
          {paste.stretches.length === 0 ? null : (
            <MarkedText stretches={paste.stretches} of={paste.candidates.indexOf(candidate)} />
          )}
          <CandidateEditor
            key={`${file?.name ?? pasted}:${paste.candidates.indexOf(candidate)}`}
            candidate={candidate}
            of={paste.candidates.indexOf(candidate)}
          />
        </>
      )}
    </div>
  );
}

/** Where the creatures come from, when no text says it. */
function FromFile({ name }: { readonly name: string | null }) {
  const text = useText();
  return name === null ? null : (
    <p className="paste-file" data-testid="paste-file">
      {text.t('editor:paste.file', { name })}
    </p>
  );
}

/** The reading, or why there is none. */
function readingOf(text: Text, pasted: string): Paste | string {
  if (pasted.trim() === '') return text.t('editor:paste.empty');
  try {
    return isActorText(pasted) ? readActors(pasted) : readPaste(pasted);
  } catch (error) {
    if (error instanceof StatBlockError) return text.t(`notation:stat-block.fault.${error.code}`);
    if (error instanceof FoundryError) return text.t(`foundry:fault.${error.code}`);
    console.error(error);
    return text.t('editor:paste.failed');
  }
}

interface CandidatesProps {
  readonly all: readonly Candidate[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}
/** Which of several creatures of a text. */
function Candidates({ all, chosen, onChoose }: CandidatesProps) {
  const text = useText();
  if (all.length < 2) return null;
  return (
    <fieldset className="chips paste-creatures" aria-label={text.t('editor:paste.creatures')}>
      {all.map(({ name }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two creatures may have one name
          key={`${name}:${index}`}
          type="button"
          className="chip"
          aria-pressed={index === chosen}
          data-testid={`paste-creature-${index}`}
          onClick={() => onChoose(index)}
        >
          {name === '' ? text.t('editor:paste.nameless') : name}
        </button>
      ))}
    </fieldset>
  );
}

const isText = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes('text/plain') || dataTransfer.types.includes('Files');

function allowText(event: DragEvent): void {
  if (!isText(event)) return;
  event.preventDefault();
}

function takeDrop(event: DragEvent): void {
  const [file] = event.dataTransfer.files;
  const words = event.dataTransfer.getData('text/plain');
  const textual =
    file !== undefined &&
    file.size <= MOST_LETTERS &&
    (file.type.startsWith('text/') || /\.(txt|md|html?)$/i.test(file.name));
  // What is no text goes on to whoever else takes files.
  if (!textual && words === '') return;
  event.preventDefault();
  event.stopPropagation();
  if (textual) file.text().then(takeText, (error: unknown) => console.error(error));
  else takeText(words);
}
