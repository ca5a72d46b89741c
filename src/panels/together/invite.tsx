import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { type Online, useText } from '../context';
import { IconButton } from '../icon-button';

/** Links and the code that let others in. */
export function Invite({ online }: { readonly online: Online }) {
  const text = useText();
  const { codes, line } = useStore(online.around);
  if (codes === null) return null;
  return (
    <section className="together-part" aria-label={text.t('together:invite.title')}>
      <h3>{text.t('together:invite.title')}</h3>
      <Copied
        label={text.t('together:invite.link')}
        testId="invite-link"
        value={online.addressFor('join', codes.player)}
      />
      <Copied label={text.t('together:invite.code')} testId="invite-code" value={codes.short} large />
      <Copied
        label={text.t('together:invite.screen')}
        testId="invite-screen"
        value={online.addressFor('watch', codes.spectator)}
      />
      <div className="together-buttons">
        <button
          type="button"
          className="button"
          data-testid="renew"
          disabled={line !== 'open'}
          title={text.t('together:invite.renew-what')}
          onClick={() => online.tell({ type: 'renew' })}
        >
          <RefreshCw size={16} aria-hidden="true" /> {text.t('together:invite.renew')}
        </button>
      </div>
    </section>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly testId: string;
  readonly value: string;
  readonly large?: boolean;
}
/** Something that is passed on: shown, and copied by a button. */
function Copied({ label, testId, value, large = false }: CopiedProps) {
  const text = useText();
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(value),
      () => setCopied(''),
    );
  return (
    <div className="together-copied">
      <label>
        {label}
        <input
          className={`field ${large ? 'field-code' : ''}`}
          readOnly
          data-testid={testId}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <IconButton
        icon={Copy}
        label={text.t(copied === value ? 'together:invite.copied' : 'together:invite.copy')}
        testId={`${testId}-copy`}
        pressed={copied === value}
        onClick={() => void copy()}
      />
    </div>
  );
}
