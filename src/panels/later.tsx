import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Coming, Stage } from './coming';
import { useText } from './context';
import { IconButton } from './icon-button';

interface LaterProps<T> {
  readonly part: Coming<T>;
  readonly children: (part: T) => ReactNode;
  /** Shown while it is on its way. */
  readonly waiting?: ReactNode;
  /** It was opened over the page, where it can be left as well. */
  readonly leave?: () => void;
}

/** What comes to the page when it is first shown. Where it cannot be fetched that is said in its place, and it is tried again. */
export function Later<T>({ part, children, waiting = null, leave }: LaterProps<T>) {
  const stage = useComing(part);
  if (stage.is === 'here') return children(stage.part);
  if (!stage.late) return waiting;
  const missing = <Missing {...stage} again={part.fetch} leave={leave} />;
  return leave === undefined ? missing : <div className="part-over">{missing}</div>;
}

/** How far it has come; asks for it. */
export function useComing<T>(part: Coming<T>): Stage<T> {
  useEffect(() => part.fetch(), [part]);
  return useStore(part.stage);
}

interface MissingProps extends Pick<Extract<Stage<unknown>, { is: 'coming' }>, 'asking' | 'reload'> {
  again(): void;
  readonly leave?: (() => void) | undefined;
}
/** Says that a part of the page is not here yet. */
export function Missing({ asking, reload, again, leave }: MissingProps) {
  const text = useText();
  return (
    <div className="part-missing" role="alert" data-testid="part-missing">
      <p>{text.t('ui:missing.what')}</p>
      {reload ? <p>{text.t('ui:missing.reload-helps')}</p> : null}
      <div className="part-missing-ways">
        <button
          type="button"
          className="button button-main"
          data-testid="part-again"
          aria-disabled={asking}
          onClick={again}
        >
          {text.t('ui:missing.again')}
        </button>
        {reload ? (
          <button
            type="button"
            className="button"
            data-testid="part-reload"
            onClick={() => location.reload()}
          >
            {text.t('ui:missing.reload')}
          </button>
        ) : null}
        {leave === undefined ? null : (
          <IconButton icon={X} label={text.t('ui:missing.leave')} testId="part-leave" onClick={leave} />
        )}
      </div>
    </div>
  );
}
