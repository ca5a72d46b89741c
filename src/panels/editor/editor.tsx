import { ClipboardPaste, type LucideIcon, Map as MapIcon, PawPrint, UserPen, X } from 'lucide-react';
import type { ComponentType, KeyboardEvent } from 'react';
import { Boundary } from '../boundary';
import { type Coming, coming } from '../coming';
import { useText } from '../context';
import { IconButton } from '../icon-button';
import { Later } from '../later';
import '../styles/editor.css';
import { closeEditor, type EditorTab, openEditor } from './open';

interface Part {
  readonly icon: LucideIcon;
  readonly panel: Coming<{ readonly default: ComponentType }>;
}
/** Each part is loaded when its tab is first opened. */
const PARTS: Readonly<Partial<Record<EditorTab, Part>>> = {
  creatures: { icon: PawPrint, panel: coming(() => import('./bestiary')) },
  paste: { icon: ClipboardPaste, panel: coming(() => import('./paste')) },
  combatant: { icon: UserPen, panel: coming(() => import('./combatant')) },
  map: { icon: MapIcon, panel: coming(() => import('./map-panel')) },
};

const TABS = Object.entries(PARTS) as [EditorTab, Part][];

/** The drawer in which an encounter is built: creatures, pasted stat blocks, one combatant, the map. */
export default function Editor({ tab }: { readonly tab: EditorTab }) {
  const text = useText();
  const { panel } = PARTS[tab] ?? {};
  return (
    <section className="editor" aria-label={text.t('editor:title')} data-testid="editor" data-tab={tab}>
      <header className="editor-head">
        <Tabs tab={tab} />
        <IconButton icon={X} label={text.t('editor:close')} testId="editor-close" onClick={closeEditor} />
      </header>
      <div className="editor-body" role="tabpanel" id="editor-panel" aria-labelledby={`editor-tab-${tab}`}>
        <Boundary>
          {panel === undefined ? null : (
            <Later key={tab} part={panel} waiting={<p className="empty">{text.t('editor:coming')}</p>}>
              {({ default: Panel }) => <Panel />}
            </Later>
          )}
        </Boundary>
      </div>
    </section>
  );
}

function Tabs({ tab }: { readonly tab: EditorTab }) {
  const text = useText();
  return (
    <div className="editor-tabs" role="tablist" aria-label={text.t('editor:title')}>
      {TABS.map(([id, { icon: Icon }]) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`editor-tab-${id}`}
          className="editor-tab"
          aria-selected={id === tab}
          aria-controls="editor-panel"
          tabIndex={id === tab ? 0 : -1}
          data-testid={`editor-tab-${id}`}
          onClick={() => openEditor(id)}
          onKeyDown={(event) => walk(event, id)}
        >
          <Icon size={16} aria-hidden="true" />
          {text.t(`editor:tab.${id}`)}
        </button>
      ))}
    </div>
  );
}

/** Arrows go from tab to tab. */
function walk(event: KeyboardEvent<HTMLButtonElement>, from: EditorTab): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const at = TABS.findIndex(([id]) => id === from);
  const [next] = TABS[(at + step + TABS.length) % TABS.length] ?? [];
  if (next === undefined) return;
  openEditor(next);
  document.getElementById(`editor-tab-${next}`)?.focus();
}
