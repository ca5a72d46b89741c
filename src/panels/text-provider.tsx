import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Text } from '../text/i18n';

interface Spoken {
  readonly text: Text;
  readonly language: string;
}
const SpokenContext = createContext<Spoken | null>(null);

interface TextProviderProps {
  readonly text: Text;
  readonly children: ReactNode;
}
/** What the panels inside speak with. One listener for all of them: hundreds of panels that each listen cost more than what they say. */
export function TextProvider({ text, children }: TextProviderProps) {
  const listen = useMemo(
    () => (changed: () => void) => {
      text.on('languageChanged', changed);
      return () => text.off('languageChanged', changed);
    },
    [text],
  );
  const language = useSyncExternalStore(listen, () => text.language);
  const spoken = useMemo(() => ({ text, language }), [text, language]);
  return <SpokenContext.Provider value={spoken}>{children}</SpokenContext.Provider>;
}

/** The catalogues; the component is drawn again when the language changes. */
export function useText(): Text {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('panels outside of their text');
  return spoken.text;
}
