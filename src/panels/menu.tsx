import { Menu } from '@base-ui/react/menu';
import {
  ChevronRight,
  Download,
  FileText,
  FolderOpen,
  History,
  Menu as MenuIcon,
  Swords,
} from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { KeptFight } from '../session/shelf';
import { useDo, usePanels, useText } from './context';
import { PhoneMenu } from './phone-menu';
import { saveAs } from './save-as';

/** New fight, kept fights, files. */
export function FightMenu() {
  const text = useText();
  const { files } = usePanels();
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
              <NewFight onFail={failed} />
              <KeptFights kept={kept} onFail={failed} />
              <Menu.Separator className="menu-line" />
              <PhoneMenu />
              <FileItems onOpen={() => picker.current?.click()} onFail={failed} />
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
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    notify({
      refusal: { code: 'file-failed', with: { message }, clause: null },
      square: null,
      command: null,
    });
  };
}

function FileItems({ onOpen, onFail }: { readonly onOpen: () => void; readonly onFail: OnFail }) {
  const text = useText();
  const { files } = usePanels();
  const save = () => saveAs('fivefoot.json', 'application/json', files.saveText());
  const write = () =>
    files.notationText().then((yaml) => saveAs('fivefoot.yaml', 'application/yaml', yaml), onFail);
  return (
    <>
      <Menu.Item className="menu-item" data-testid="open-file" onClick={onOpen}>
        <FolderOpen size={16} aria-hidden="true" /> {text.t('ui:menu.open')}
      </Menu.Item>
      <Menu.Item className="menu-item" data-testid="save-file" onClick={save}>
        <Download size={16} aria-hidden="true" /> {text.t('ui:menu.save')}
      </Menu.Item>
      <Menu.Item className="menu-item" data-testid="export-notation" onClick={write}>
        <FileText size={16} aria-hidden="true" /> {text.t('ui:menu.export')}
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
  const { files } = usePanels();
  const { notify } = useDo();
  const open = async (file: File) => {
    const refusal = await files.openText(file.name, await file.text());
    if (refusal !== null) notify({ refusal, square: null, command: null });
  };
  return (
    <input
      ref={picker}
      type="file"
      hidden
      accept=".yaml,.yml,.json"
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

function NewFight({ onFail }: { readonly onFail: OnFail }) {
  const text = useText();
  const { files } = usePanels();
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item" data-testid="new-fight">
        <Swords size={16} aria-hidden="true" /> {text.t('ui:menu.new')}
        <ChevronRight size={16} className="menu-more" aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={4}>
          <Menu.Popup className="popup menu">
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
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
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
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item" data-testid="kept-fights" disabled={kept.length === 0}>
        <History size={16} aria-hidden="true" /> {text.t('ui:menu.kept')}
        <ChevronRight size={16} className="menu-more" aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={4}>
          <Menu.Popup className="popup menu">
            {kept.map(({ id, title, at, length }) => (
              <Menu.Item key={id} className="menu-item" onClick={() => files.resume(id).catch(onFail)}>
                <span>{title}</span>
                <span className="menu-note">
                  {text.t('ui:menu.kept-note', { time: time.format(at), count: length })}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}
