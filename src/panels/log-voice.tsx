import { useEffect, useState } from 'react';
import type { Fight, FightStore } from '../session/store';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { usePanels, useText } from './context';
import { decisionTitle } from './decision';
import { logEntries } from './log-lines';
import { plain } from './sentence';

interface Spoken {
  readonly id: number;
  readonly words: string;
}
/** Lines that stay in the region: a screen reader has read older ones long since. */
const KEPT = 24;

/** What changes, for a screen reader: every line in order, nothing left out, and who must answer with which key. */
export function LogVoice() {
  const text = useText();
  const { store } = usePanels();
  const [lines, setLines] = useState<readonly Spoken[]>([]);
  useEffect(
    () =>
      followChanges(store, text, (words) =>
        setLines((before) => {
          const first = (before.at(-1)?.id ?? 0) + 1;
          const added = words.map((it, index) => ({ id: first + index, words: it }));
          return [...before, ...added].slice(-KEPT);
        }),
      ),
    [store, text],
  );
  return (
    <div
      className="hidden-text"
      role="log"
      aria-live="polite"
      aria-label={text.t('ui:log.title')}
      data-testid="log-voice"
    >
      {lines.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}

/** Tells what is new, in order, also where one change sets off the next before anyone has been told of it. */
function followChanges(store: FightStore, text: Text, tell: (words: readonly string[]) => void): () => void {
  let known = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    if (now.session === known.session && now.encounter === known.encounter) return;
    const words = [...changeWords(text, known, now), ...decisionWords(text, known, now)];
    known = now;
    if (words.length > 0) tell(words);
  });
}

function changeWords(
  text: Text,
  { session: before }: Fight,
  { session, encounter }: Fight,
): readonly string[] {
  if (session === before) return [];
  if (session.start !== before.start) return [text.t('ui:words.opened', { title: encounter.title })];
  if (session.cursor < before.cursor) return [text.t('ui:words.undone')];
  return logEntries(text, session)
    .slice(before.cursor)
    .flatMap(({ lines }) => lines.filter(({ level }) => level !== 'detail').map(({ parts }) => plain(parts)));
}

/** Who must answer now, if that is news. */
function decisionWords(text: Text, { encounter: before }: Fight, { encounter }: Fight): readonly string[] {
  const [decision] = encounter.decisions;
  if (decision === undefined || decision.id === before.decisions[0]?.id) return [];
  const answers = decision.options.map((word, index) => {
    const name = ruleName(text, ['answer', 'action'], word);
    const key = word === 'pass' ? 'P' : index === 0 ? 'Enter' : null;
    return key === null ? name : `${key}: ${name}`;
  });
  const title = decisionTitle(text, encounter, decision);
  return [text.t('ui:words.decide', { title, answers: answers.join(', ') })];
}
