import { useStore } from 'zustand';
import { type Online, useText } from '../context';

/** What a player is told before the fight. */
export default function NotBegun({ online }: { readonly online: Online }) {
  const text = useText();
  const places = useStore(online.around, ({ switches }) => switches?.placing === true);
  return (
    <p className="empty" data-testid="not-begun">
      {text.t('together:not-begun')} {places ? text.t('together:place-own') : null}
    </p>
  );
}
