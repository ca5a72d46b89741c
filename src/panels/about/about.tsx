import { Dialog } from '@base-ui/react/dialog';
import { ExternalLink, X } from 'lucide-react';
import { useText } from '../context';
import '../styles/about.css';
import { closeAbout } from './open';

/** Where the licences lie beside the page. */
const LICENCES = { ogl: 'licences/OGL-1.0a.txt', mit: 'licences/MIT.txt' } as const;

/** What Fivefoot is, its version, and under which licences its rules and its code stand. */
export default function About() {
  const text = useText();
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : closeAbout())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="about-backdrop" />
        <Dialog.Popup className="about" data-testid="about">
          <div className="about-head">
            <Dialog.Title>{text.t('about:title')}</Dialog.Title>
            <Dialog.Close
              className="icon-button"
              aria-label={text.t('about:close')}
              data-testid="about-close"
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Dialog.Description>{text.t('about:what')}</Dialog.Description>
          <p className="about-version" data-testid="about-version">
            {text.t('about:version', { version: __FIVEFOOT_VERSION__ })}
          </p>
          <Part of="content" link="ogl" />
          <Part of="code" link="mit" />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PartProps {
  readonly of: 'content' | 'code';
  readonly link: keyof typeof LICENCES;
}
function Part({ of, link }: PartProps) {
  const text = useText();
  return (
    <section>
      <h3>{text.t(`about:${of}-title`)}</h3>
      <p>{text.t(`about:${of}`)}</p>
      <a href={LICENCES[link]} target="_blank" rel="noreferrer" data-testid={`about-${link}`}>
        {text.t(`about:${link}`)} <ExternalLink size={14} aria-hidden="true" />
      </a>
    </section>
  );
}
