import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Desk, Linked } from '../../session/desk';
import { isNotFetched } from '../../session/fetched';
import { isLink } from '../../session/link';
import { refusalOf } from '../../session/refused';
import { useDo, usePanels, useText } from '../context';
import '../styles/link.css';

/** A link that came with the address, or one that was made here. */
type Link =
  | { readonly is: 'offered'; readonly what: Linked }
  | { readonly is: 'made'; readonly address: string; readonly copied: boolean };
const linkStore = createStore<{ readonly link: Link | null }>(() => ({ link: null }));
const leave = (): void => linkStore.setState({ link: null });

/** Puts a link to the encounter on the clipboard; where the browser forbids that, shows it. */
export async function copyLink(desk: Desk): Promise<void> {
  const address = await desk.link();
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  linkStore.setState({ link: { is: 'made', address, copied } });
}

/** What a link holds is offered, never opened unasked; the address itself is clean again at once. */
export function LinkBar() {
  const { files } = usePanels();
  const { notify } = useDo();
  const link = useStore(linkStore, (state) => state.link);
  useEffect(() => {
    const look = async () => {
      const { hash, pathname, search } = location;
      if (!isLink(hash)) return;
      history.replaceState(null, '', `${pathname}${search}`);
      try {
        const what = await (await files.desk()).linked(hash);
        linkStore.setState({ link: { is: 'offered', what } });
      } catch (error) {
        // What carries the encounter is not lost: when the page is loaded anew it is read anew.
        if (isNotFetched(error)) history.replaceState(null, '', `${pathname}${search}${hash}`);
        notify({ refusal: refusalOf(error), square: null, command: null });
      }
    };
    const again = () => void look();
    again();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [files, notify]);
  if (link === null) return null;
  return link.is === 'offered' ? <Offered what={link.what} /> : <Made {...link} />;
}

function Offered({ what: { title, combatants, open } }: { readonly what: Linked }) {
  const text = useText();
  return (
    <div className="float notice link-bar" role="alert" data-testid="link-offer">
      <p>{text.t('library:link.offers', { title, count: combatants })}</p>
      <button
        type="button"
        className="button button-main"
        data-testid="link-open"
        onClick={() => {
          open();
          leave();
        }}
      >
        {text.t('library:link.open')}
      </button>
      <button type="button" className="button" data-testid="link-leave" onClick={leave}>
        {text.t('library:link.leave')}
      </button>
    </div>
  );
}

function Made({ address, copied }: { readonly address: string; readonly copied: boolean }) {
  const text = useText();
  return (
    <div className="float notice link-bar" role="status" data-testid="link-made" data-address={address}>
      <p>{text.t(copied ? 'library:link.copied' : 'library:link.here', { length: address.length })}</p>
      {copied ? null : (
        <input
          className="field"
          readOnly
          value={address}
          aria-label={text.t('library:link.copy')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <button type="button" className="button" data-testid="link-close" onClick={leave}>
        {text.t('library:link.close')}
      </button>
    </div>
  );
}
