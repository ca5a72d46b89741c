import { X } from 'lucide-react';
import { useDo, useFight, useIsGm, usePanels, useText } from './context';
import { refusalWithClause } from './refusal-text';
import { unbroken } from './unbroken';

/** Why something was refused, near the bottom; the game master can have it all the same. */
export function NoticeBar() {
  const text = useText();
  const { dismissNotice, send, setIntent } = useDo();
  const isGm = useIsGm();
  const encounter = useFight((fight) => fight.encounter);
  const notice = useFight((fight) => fight.ui.notice);
  if (notice === null) return null;
  const { refusal, command, intent = null } = notice;
  const overrulable = isGm && command?.type === 'act' && command.overrule !== true && command.actor !== null;
  return (
    <div className="float notice" role="alert" data-testid="notice" data-code={refusal.code}>
      <p>{unbroken(refusalWithClause(text, encounter, refusal))}</p>
      {overrulable ? (
        <button
          type="button"
          className="button"
          data-testid="overrule"
          onClick={() => send({ ...command, overrule: true })}
        >
          {text.t('ui:notice.overrule')}
        </button>
      ) : null}
      {intent === null || !isGm ? null : (
        <button
          type="button"
          className="button"
          data-testid="overrule"
          onClick={() => {
            dismissNotice();
            setIntent(intent);
          }}
        >
          {text.t('ui:notice.overrule')}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={text.t('ui:notice.dismiss')}
        data-testid="notice-dismiss"
        onClick={dismissNotice}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Said as long as it holds: the browser does not keep this fight. */
export function KeepingBar() {
  const text = useText();
  const { files } = usePanels();
  const keeping = useFight((fight) => fight.ui.keeping);
  if (keeping === 'kept') return null;
  return (
    <div className="float notice" role="alert" data-testid="keeping" data-keeping={keeping}>
      <p>{text.t(keeping === 'taken' ? 'ui:keeping.taken' : 'ui:keeping.failed')}</p>
      {keeping === 'taken' ? (
        <button
          type="button"
          className="button"
          data-testid="take-back"
          onClick={() => void files.takeBack()}
        >
          {text.t('ui:keeping.take-back')}
        </button>
      ) : null}
    </div>
  );
}
