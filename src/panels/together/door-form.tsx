import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Refusal } from '../../engine/contract';
import type { Text } from '../../text/i18n';
import { TextProvider } from '../text-provider';
import '../styles/together.css';

/** How somebody wants to come in. */
export type AtDoor =
  | { readonly is: 'back' }
  | { readonly is: 'new'; readonly name: string; readonly code: string };

interface DoorProps {
  readonly text: Text;
  /** The code of the link; null: it has to be typed. */
  readonly code: string | null;
  /** The name under which this browser was there before. */
  readonly last: string | null;
  /** Why the last try came to nothing. */
  readonly refused: Refusal | null;
  readonly onLeave: () => void;
}

/** Asks in `root` for a name, and puts back what was there when it is given. */
export function askAtDoor(root: HTMLElement, props: DoorProps): Promise<AtDoor> {
  const before = [...root.childNodes];
  const place = document.createElement('div');
  root.replaceChildren(place);
  const page = createRoot(place);
  return new Promise((resolve) => {
    const chosen = (it: AtDoor): void => {
      page.unmount();
      root.replaceChildren(...before);
      resolve(it);
    };
    page.render(
      <TextProvider text={props.text}>
        <Door {...props} onChoose={chosen} />
      </TextProvider>,
    );
  });
}

function Door({
  text,
  code,
  last,
  refused,
  onLeave,
  onChoose,
}: DoorProps & { onChoose: (it: AtDoor) => void }) {
  return (
    <main className="door" data-testid="door">
      <div className="door-card">
        <h1>{text.t('together:door.title')}</h1>
        <p className="together-note">{text.t('together:door.what')}</p>
        {refused === null ? null : (
          <p className="refusal" role="alert" data-testid="door-refused" data-code={refused.code}>
            {text.t(`refusals:${refused.code}`, { ...refused.with })}
          </p>
        )}
        {last === null ? null : (
          <button
            type="button"
            className="button button-large"
            data-testid="door-back"
            onClick={() => onChoose({ is: 'back' })}
          >
            {text.t('together:door.back', { name: last })}
          </button>
        )}
        <NameForm text={text} code={code} onChoose={onChoose} />
        <button type="button" className="link" data-testid="door-leave" onClick={onLeave}>
          {text.t('together:door.leave')}
        </button>
      </div>
    </main>
  );
}

type NameFormProps = Pick<DoorProps, 'text' | 'code'> & { readonly onChoose: (it: AtDoor) => void };
/** A name, and the code where the address brought none. */
function NameForm({ text, code, onChoose }: NameFormProps) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ is: 'new', name: name.trim(), code: code ?? typed.trim() });
  };
  return (
    <form className="together-form" onSubmit={enter}>
      {code === null ? (
        <label>
          {text.t('together:join.code')}
          <input
            className="field field-code"
            data-testid="door-code"
            required
            maxLength={64}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      ) : null}
      <label>
        {text.t('together:door.name')}
        <input
          className="field"
          data-testid="door-name"
          required
          maxLength={40}
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="button button-main button-large" data-testid="door-enter">
        {text.t('together:door.enter')}
      </button>
    </form>
  );
}
