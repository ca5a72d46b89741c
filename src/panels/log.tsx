import { Copy, ListTree, Undo2, UserRoundSearch } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Online, useDo, useFight, useIsGm, useOnline, useText } from './context';
import type { Line } from './event-text';
import { IconButton } from './icon-button';
import { type LogEntry, logEntries } from './log-lines';
import { Panel } from './panel';
import { plain } from './sentence';
import { Sentence } from './sum';

/** Entries that are on the page at a time; earlier ones come on asking. */
const SHOWN = 60;

/** What happened, in sentences with the dice; every line can be gone back to. */
export function CombatLog() {
  const text = useText();
  const session = useFight((fight) => fight.session);
  const selected = useFight((fight) => fight.ui.selected);
  const [details, setDetails] = useState(false);
  const [onlySelected, setOnlySelected] = useState(false);
  const entries = logEntries(text, session).filter(
    ({ about }) => !onlySelected || selected === null || about.has(selected),
  );
  const copy = () => navigator.clipboard.writeText(asText(entries, details));
  const setup = useFight((fight) => fight.encounter.phase === 'setup');
  return (
    <Panel
      id="log"
      title={text.t('ui:log.title')}
      tools={
        <>
          <IconButton
            icon={UserRoundSearch}
            label={text.t('ui:log.only-selected')}
            testId="log-filter"
            pressed={onlySelected}
            onClick={() => setOnlySelected(!onlySelected)}
          />
          <IconButton
            icon={ListTree}
            label={text.t('ui:log.details')}
            testId="log-details"
            pressed={details}
            onClick={() => setDetails(!details)}
          />
          <IconButton
            icon={Copy}
            label={text.t('ui:log.copy')}
            testId="log-copy"
            onClick={() => void copy()}
          />
        </>
      }
    >
      {entries.length === 0 ? (
        <p className="empty">{text.t(setup ? 'ui:log.setup' : 'ui:log.empty')}</p>
      ) : null}
      <LogList
        entries={entries}
        details={details}
        newest={session.entries.findLast(({ events }) => events.length > 0)?.events ?? null}
      />
    </Panel>
  );
}

interface LogListProps {
  readonly entries: readonly LogEntry[];
  readonly details: boolean;
  /** What happened last: another one scrolls there. Numbers change when earlier lines come. */
  readonly newest: unknown;
}
function LogList({ entries, details, newest }: LogListProps) {
  const [shown, setShown] = useState(SHOWN);
  const lines = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.number ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last entry is what scrolls
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [newest, details]);
  return (
    <div
      ref={lines}
      className="log-lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
      tabIndex={0}
      data-testid="log-lines"
    >
      <Earlier isHere={entries.length > shown} onMore={() => setShown(shown + SHOWN)} />
      {entries.slice(-shown).map((entry) => (
        <EntryLines key={entry.number} entry={entry} details={details} isLast={entry.number === last} />
      ))}
    </div>
  );
}

interface EarlierProps {
  readonly isHere: boolean;
  readonly onMore: () => void;
}
/** More of the log: what is here already, else what the table still has. */
function Earlier({ isHere, onMore }: EarlierProps) {
  const text = useText();
  const online = useOnline();
  if (!isHere) return online === null ? null : <EarlierAtTable online={online} onMore={onMore} />;
  return (
    <button type="button" className="button" onClick={onMore}>
      {text.t('ui:log.earlier')}
    </button>
  );
}

type AtTableProps = Pick<EarlierProps, 'onMore'> & { readonly online: Online };
function EarlierAtTable({ online, onMore }: AtTableProps) {
  const text = useText();
  const earlier = useStore(online.around, (around) => around.earlier);
  if (earlier === 'none') return null;
  const ask = () => {
    onMore();
    online.older();
  };
  return (
    <button
      type="button"
      className="button"
      aria-disabled={earlier === 'asked'}
      data-testid="log-earlier"
      onClick={ask}
    >
      {text.t('ui:log.earlier')}
    </button>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly details: boolean;
  readonly isLast: boolean;
}
const EntryLines = memo(function EntryLines({ entry, details, isLast }: EntryProps) {
  const text = useText();
  const { jumpTo } = useDo();
  const isGm = useIsGm();
  const lines = entry.lines.filter(({ level }) => details || level !== 'detail');
  if (lines.length === 0) return null;
  return (
    <div className="log-entry">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
        <p key={index} className="log-line" data-level={line.level} data-tone={line.tone}>
          <Sentence parts={line.parts} />
        </p>
      ))}
      {isLast || !isGm ? null : (
        <button
          type="button"
          className="log-back"
          aria-label={text.t('ui:log.back')}
          title={text.t('ui:log.back')}
          onClick={() => jumpTo(entry.number)}
        >
          <Undo2 size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
});

function asText(entries: readonly LogEntry[], details: boolean): string {
  const told = ({ level }: Line) => details || level !== 'detail';
  return entries.flatMap(({ lines }) => lines.filter(told).map((line) => plain(line.parts))).join('\n');
}
