import { Eye, EyeOff } from 'lucide-react';
import { capitalise } from '../text/capitalise';
import { ruleName } from '../text/rule-name';
import { useFight, usePanels, useText } from './context';
import { IconButton } from './icon-button';

/** While the fight is shown as a side knows it: whose eyes these are, and the way back. */
export function EyesBar() {
  const text = useText();
  const { store } = usePanels();
  const eyes = useFight(({ ui }) => ui.eyes);
  if (eyes === null) return null;
  return (
    <div className="eyes-bar" role="status" data-testid="eyes">
      <Eye size={16} aria-hidden="true" />
      <p>{text.t('ui:eyes.seen', { side: capitalise(ruleName(text, 'side', eyes), text.language) })}</p>
      <button
        type="button"
        className="button"
        data-testid="eyes-back"
        onClick={() => store.getState().lookAs(null)}
      >
        {text.t('ui:eyes.back')} <kbd>Y</kbd>
      </button>
    </div>
  );
}

/** Looks at the fight as the side of this creature knows it, and back. */
export function EyesButton({ side }: { readonly side: string }) {
  const text = useText();
  const { store } = usePanels();
  const eyes = useFight(({ ui }) => ui.eyes);
  return (
    <IconButton
      icon={eyes === null ? Eye : EyeOff}
      label={text.t(eyes === null ? 'ui:eyes.look' : 'ui:eyes.back')}
      keys="Y"
      testId="look-as"
      pressed={eyes !== null}
      onClick={() => store.getState().lookAs(eyes === null ? side : null)}
    />
  );
}
