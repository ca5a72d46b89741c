import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { GM } from '../../session/authority';
import type { Around, Said } from '../../sharing/around';
import { type Online, useFight, useText } from '../context';
import { Panel } from '../panel';
import '../styles/together.css';

const LONGEST_LINE = 1000;

/** What is said at the table, with dice that are thrown for it. */
export default function Chat({ online }: { readonly online: Online }) {
  const text = useText();
  const chat = useStore(online.around, (around) => around.chat);
  const lines = useRef<HTMLDivElement>(null);
  const last = chat.at(-1)?.key ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what scrolls
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [last]);
  return (
    <Panel id="chat" title={text.t('together:chat.title')}>
      <div
        ref={lines}
        className="chat-lines"
        role="log"
        aria-live="polite"
        aria-label={text.t('together:chat.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
        tabIndex={0}
        data-testid="chat-lines"
      >
        {chat.length === 0 ? <p className="empty">{text.t('together:chat.empty')}</p> : null}
        {chat.map((line) => (
          <ChatEntry key={line.key} line={line} />
        ))}
      </div>
      <SayForm online={online} />
    </Panel>
  );
}

function ChatEntry({ line: { by, to, text: words, roll } }: { readonly line: Said }) {
  const text = useText();
  const name = by === GM ? text.t('together:gm') : by;
  return (
    <p className="chat-line" data-testid="chat-line" data-to={to}>
      <strong>{to === 'gm' ? text.t('together:chat.whispers', { name }) : name}</strong>{' '}
      {roll === null ? (
        words
      ) : (
        <span>
          {roll.dice} <span className="chat-faces">[{roll.faces.join(', ')}]</span> = <b>{roll.total}</b>
        </span>
      )}
    </p>
  );
}

/** How often one has said that, as far as the chat goes back. */
function timesSaid({ you, chat }: Around, words: string): number {
  return chat.filter((line) => line.by === you?.name && line.text === words).length;
}

/** What is typed. What was said and has not been heard of when the line is lost stands in the field again, until it is heard of after all. */
function useWords({ around }: Online) {
  const [words, setWords] = useState('');
  const unheard = useRef<{ readonly words: string; readonly times: number } | null>(null);
  useEffect(
    () =>
      around.subscribe((now) => {
        const said = unheard.current;
        if (said === null) return;
        if (timesSaid(now, said.words) > said.times) {
          unheard.current = null;
          setWords((typed) => (typed === said.words ? '' : typed));
        } else if (now.line !== 'open') setWords((typed) => (typed === '' ? said.words : typed));
      }),
    [around],
  );
  const sent = (said: string) => {
    unheard.current = { words: said, times: timesSaid(around.getState(), said) };
    setWords('');
  };
  return { words, setWords, sent };
}

function SayForm({ online }: { readonly online: Online }) {
  const text = useText();
  const isGm = useFight(({ ui }) => ui.seat === GM);
  const line = useStore(online.around, (around) => around.line);
  const { words, setWords, sent } = useWords(online);
  const [whisper, setWhisper] = useState(false);
  const say = (event: FormEvent) => {
    event.preventDefault();
    // What is said while the line is cut would be lost: it stays in the field.
    if (words.trim() === '' || line !== 'open') return;
    online.tell({ type: 'say', text: words.trim(), to: whisper ? 'gm' : 'all' });
    sent(words.trim());
  };
  return (
    <form className="chat-form" onSubmit={say}>
      <input
        className="field"
        data-testid="chat-say"
        aria-label={text.t('together:chat.say')}
        placeholder={text.t('together:chat.hint')}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <button
        type="submit"
        className="icon-button"
        aria-label={text.t('together:chat.send')}
        aria-disabled={line !== 'open'}
        data-testid="chat-send"
      >
        <SendHorizontal size={18} aria-hidden="true" />
      </button>
      {isGm ? null : (
        <label className="chat-whisper">
          <input
            type="checkbox"
            data-testid="chat-whisper"
            checked={whisper}
            onChange={({ target }) => setWhisper(target.checked)}
          />
          {text.t('together:chat.whisper')}
        </label>
      )}
    </form>
  );
}
