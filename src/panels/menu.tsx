import { Menu } from '@base-ui/react/menu';
import {
  ChevronRight,
  Download,
  FileText,
  FolderOpen,
  History,
  Info,
  LibraryBig,
  Link2,
  type LucideIcon,
  Menu as MenuIcon,
  Swords,
} from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { KeptFight } from '../session/database';
import { refusalOf } from '../session/refused';
import { openAbout } from './about/open';
import { useDo, useOnline, usePanels, useText } from './context';
import { ACCEPTED, openArrived } from './drops';
import { openEmpty } from './editor/open-empty';
import { fileNameOf } from './library/file-name';
import { copyLink } from './library/link-bar';
import { openLibrary } from './library/open';
import { MenuSettings } from './menu-settings';
import { PhoneMenu } from './phone-menu';
import { saveAs } from './save-as';
import { TogetherItems } from './together/menu-items';
import { useNarrow } from './use-narrow';

/** New fight, kept fights, files. */
export function FightMenu() {
  const text = useText();
  const { files } = usePanels();
  const online = useOnline();
  const [kept, setKept] = useState<readonly KeptFight[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const failed = useFailed();
  return (
    <>
      <Menu.Root onOpenChange={(isOpen) => isOpen && files.kept().then(setKept, () => setKept([]))}>
        <Menu.Trigger className="icon-button" aria-label={text.t('ui:menu.label')} data-testid="menu">
          <MenuIcon size={18} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="start" className="menu-place">
            <Menu.Popup className="popup menu">
              {online === null ? (
                <>
                  <NewFight onFail={failed} />
                  <KeptFights kept={kept} onFail={failed} />
                  <Menu.Item className="menu-item" data-testid="library-item" onClick={openLibrary}>
                    <LibraryBig size={16} aria-hidden="true" /> {text.t('library:open')}
                  </Menu.Item>
                  <Menu.Separator className="menu-line" />
                </>
              ) : null}
              <TogetherItems />
              <PhoneMenu />
              <MenuSettings />
              {online === null ? <FileItems onOpen={() => picker.current?.click()} onFail={failed} /> : null}
              <Menu.Item className="menu-item" data-testid="about-item" onClick={openAbout}>
                <Info size={16} aria-hidden="true" /> {text.t('ui:menu.about')}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <FilePicker picker={picker} onFail={failed} />
    </>
  );
}

type OnFail = (error: unknown) => void;

/** Tells what went wrong with a file. */
function useFailed(): OnFail {
  const { notify } = useDo();
  return (error) => notify({ refusal: refusalOf(error), square: null, command: null });
}

function FileItems({ onOpen, onFail }: { readonly onOpen: () => void; readonly onFail: OnFail }) {
  const text = useText();
  const { files, store } = usePanels();
  const named = (ending: string): string => `${fileNameOf(store.getState().encounter.title)}.${ending}`;
  const save = async () => saveAs(named('fivefoot'), await (await files.desk()).fightFile());
  const write = async () =>
    saveAs(named('yaml'), new Blob([await files.notationText()], { type: 'application/yaml' }));
  const link = async () => copyLink(await files.desk());
  return (
    <>
      <Menu.Item className="menu-item" data-testid="open-file" onClick={onOpen}>
        <FolderOpen size={16} aria-hidden="true" /> {text.t('ui:menu.open')}
      </Menu.Item>
      <Menu.Item className="menu-item" data-testid="save-file" onClick={() => save().catch(onFail)}>
        <Download size={16} aria-hidden="true" /> {text.t('ui:menu.save')}
      </Menu.Item>
      <Menu.Item className="menu-item" data-testid="export-notation" onClick={() => write().catch(onFail)}>
        <FileText size={16} aria-hidden="true" /> {text.t('ui:menu.export')}
      </Menu.Item>
      <Menu.Item className="menu-item" data-testid="copy-link" onClick={() => link().catch(onFail)}>
        <Link2 size={16} aria-hidden="true" /> {text.t('library:link.copy')}
      </Menu.Item>
    </>
  );
}

interface FilePickerProps {
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFail: OnFail;
}
function FilePicker({ picker, onFail }: FilePickerProps) {
  const text = useText();
  const panels = usePanels();
  const { notify } = useDo();
  const open = async (file: File) => {
    const refusal = await openArrived(file, panels, text);
    if (refusal !== null) notify({ refusal, square: null, command: null });
  };
  return (
    <input
      ref={picker}
      type="file"
      hidden
      accept={ACCEPTED}
      data-testid="file-input"
      aria-label={text.t('ui:menu.open')}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (file !== undefined) open(file).catch(onFail);
      }}
    />
  );
}

interface BranchProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly testId: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}
/** Items behind an item: beside it, or on a phone, where nothing fits beside it, below it in the same menu. */
function Branch({ icon: Icon, label, testId, disabled = false, children }: BranchProps) {
  const phone = useNarrow('phone');
  const [open, setOpen] = useState(false);
  const words = (
    <>
      <Icon size={16} aria-hidden="true" /> {label}
      <ChevronRight size={16} className="menu-more" aria-hidden="true" />
    </>
  );
  if (phone)
    return (
      <>
        <Menu.Item
          className="menu-item"
          data-testid={testId}
          disabled={disabled}
          closeOnClick={false}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {words}
        </Menu.Item>
        {open ? <div className="menu-branch">{children}</div> : null}
      </>
    );
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item" data-testid={testId} disabled={disabled}>
        {words}
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={4}>
          <Menu.Popup className="popup menu">{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}

function NewFight({ onFail }: { readonly onFail: OnFail }) {
  const text = useText();
  const { files, store } = usePanels();
  return (
    <Branch icon={Swords} label={text.t('ui:menu.new')} testId="new-fight">
      <Menu.Item
        className="menu-item"
        data-testid="new-empty"
        onClick={() => openEmpty(store, text.t('ui:menu.empty-title')).catch(onFail)}
      >
        {text.t('ui:menu.empty')}
      </Menu.Item>
      {files.demos.map(({ id, title }) => (
        <Menu.Item
          key={id}
          className="menu-item"
          data-testid={`demo-${id}`}
          onClick={() => files.openDemo(id).catch(onFail)}
        >
          {title}
        </Menu.Item>
      ))}
    </Branch>
  );
}

interface KeptProps {
  readonly kept: readonly KeptFight[];
  readonly onFail: OnFail;
}
function KeptFights({ kept, onFail }: KeptProps) {
  const text = useText();
  const { files } = usePanels();
  const time = new Intl.DateTimeFormat(text.language, { dateStyle: 'short', timeStyle: 'short' });
  const none = kept.length === 0;
  return (
    <Branch icon={History} label={text.t('ui:menu.kept')} testId="kept-fights" disabled={none}>
      {kept.map(({ id, title, at, length }) => (
        <Menu.Item key={id} className="menu-item" onClick={() => files.resume(id).catch(onFail)}>
          <span>{title}</span>
          <span className="menu-note">
            {text.t('ui:menu.kept-note', { time: time.format(at), count: length })}
          </span>
        </Menu.Item>
      ))}
    </Branch>
  );
}
