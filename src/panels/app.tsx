import { Tooltip } from '@base-ui/react/tooltip';
import { PanelRight } from 'lucide-react';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { Text } from '../text/i18n';
import { AboutHost } from './about/about-host';
import { ActionBar } from './action-bar';
import { AreaCard } from './area-card';
import { AttackCard } from './attack-card';
import { AttackPreview } from './attack-preview';
import { BoardVoice, CursorWords } from './board-voice';
import { BoardWords, BoardWordsButton } from './board-words';
import { Boundary } from './boundary';
import { CombatantCard } from './combatant-card';
import { type Panels, PanelsProvider, usePanels, useText } from './context';
import { DecisionCards } from './decision';
import { DelayCard } from './delay-card';
import { DropZone } from './drop-zone';
import { EditorHost } from './editor/editor-host';
import { editorStore } from './editor/open';
import { EyesBar } from './eyes';
import { GroupBar } from './group-bar';
import { IconButton } from './icon-button';
import { InitiativeRail } from './initiative';
import { IntentBar } from './intent-bar';
import { KeySheet } from './key-sheet';
import { useKeys } from './keys';
import { Legend } from './legend';
import { LibraryHost } from './library/library-host';
import { LinkBar } from './library/link-bar';
import { CombatLog } from './log';
import { LogVoice } from './log-voice';
import { NewVersionBar } from './new-version';
import { KeepingBar, NoticeBar } from './notice';
import { PathWords } from './path-words';
import { RollPanel } from './roll-panel';
import { Sheet } from './sheet';
import { TextProvider } from './text-provider';
import { Together, TogetherHost } from './together/host';
import { TopBar } from './top-bar';

/** Puts the board into an element of the page; the returned function takes it out again. */
export type MountBoard = (element: HTMLElement) => () => void;

export interface AppProps {
  readonly panels: Panels;
  readonly text: Text;
  readonly mountBoard: MountBoard;
}

/** The whole page: the board, and everything around it. */
export function App({ panels, text, mountBoard }: AppProps) {
  return (
    <TextProvider text={text}>
      <PanelsProvider value={panels}>
        <Tooltip.Provider delay={350}>
          <Table mountBoard={mountBoard} />
        </Tooltip.Provider>
      </PanelsProvider>
    </TextProvider>
  );
}

function Table({ mountBoard }: Pick<AppProps, 'mountBoard'>) {
  const text = useText();
  const { store } = usePanels();
  const [drawer, setDrawer] = useDrawer();
  useKeys(store);
  return (
    <div className="app" data-drawer={drawer}>
      <Boundary>
        <TopBar />
      </Boundary>
      <Boundary>
        <InitiativeRail />
      </Boundary>
      <Boundary>
        <EditorHost />
      </Boundary>
      <main className="stage" aria-label={text.t('ui:board.label')}>
        <Boundary>
          <BoardWordsButton />
        </Boundary>
        <BoardHost mount={mountBoard} />
        <Boundary>
          <Together part="pings" />
        </Boundary>
        <Boundary>
          <BoardWords />
        </Boundary>
        <Boundary>
          <EyesBar />
        </Boundary>
        <Boundary>
          <Legend />
        </Boundary>
        <div className="drawer-button">
          <IconButton
            icon={PanelRight}
            label={text.t('ui:column.toggle')}
            testId="drawer"
            pressed={drawer}
            onClick={() => setDrawer(!drawer)}
          />
        </div>
        <Floats />
      </main>
      <Sheet>
        <Boundary>
          <ActionBar />
        </Boundary>
        <Column />
      </Sheet>
      <Beside />
    </div>
  );
}

/** Whether the column is out. The editor takes its place: both at a time leave hardly a strip of the board. */
function useDrawer() {
  const [drawer, setDrawer] = useState(false);
  useEffect(
    () =>
      editorStore.subscribe(({ tab }, before) => {
        if (tab !== null && before.tab === null) setDrawer(false);
      }),
    [],
  );
  return [drawer, setDrawer] as const;
}

function Column() {
  const text = useText();
  return (
    <aside className="column" aria-label={text.t('ui:column.label')}>
      <div className="column-top">
        <Boundary>
          <CombatantCard />
        </Boundary>
        <Boundary>
          <AttackPreview />
        </Boundary>
      </div>
      <Boundary>
        <CombatLog />
      </Boundary>
      <Boundary>
        <Together part="chat" />
      </Boundary>
    </aside>
  );
}

/** What screen readers are told, and the sheet of keys. */
function Beside() {
  return (
    <>
      <Boundary>
        <LogVoice />
      </Boundary>
      <Boundary>
        <BoardVoice />
      </Boundary>
      <Boundary>
        <KeySheet />
      </Boundary>
      <Boundary>
        <DropZone />
      </Boundary>
      <Boundary>
        <LibraryHost />
      </Boundary>
      <Boundary>
        <AboutHost />
      </Boundary>
      <Boundary>
        <TogetherHost />
      </Boundary>
    </>
  );
}

function BoardHost({ mount }: { readonly mount: MountBoard }) {
  const host: RefCallback<HTMLDivElement> = useCallback(
    (element) => (element === null ? undefined : mount(element)),
    [mount],
  );
  return <div className="board-host" ref={host} data-testid="board" />;
}

/** What rises over the board: the most urgent lowest, nearest to the hand. */
function Floats() {
  return (
    <div className="floats" data-over-board>
      <Boundary>
        <KeepingBar />
      </Boundary>
      <Boundary>
        <NewVersionBar />
      </Boundary>
      <Boundary>
        <Together part="bars" />
      </Boundary>
      <Boundary>
        <LinkBar />
      </Boundary>
      <Boundary>
        <PathWords />
      </Boundary>
      <Boundary>
        <DelayCard />
      </Boundary>
      <Boundary>
        <CursorWords />
      </Boundary>
      <Boundary>
        <GroupBar />
      </Boundary>
      <Boundary>
        <AreaCard />
      </Boundary>
      <Boundary>
        <AttackCard />
      </Boundary>
      <Boundary>
        <IntentBar />
      </Boundary>
      <Boundary>
        <NoticeBar />
      </Boundary>
      <Boundary>
        <RollPanel />
      </Boundary>
      <Boundary>
        <DecisionCards />
      </Boundary>
    </div>
  );
}
