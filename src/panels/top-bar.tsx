import { Dices, Languages, Maximize, Redo2, SquareDashedMousePointer, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { boardStore } from '../session/board-port';
import { useDo, useFight, useIsGm, useOnline, useText } from './context';
import { EditorButton } from './editor/editor-button';
import { IconButton } from './icon-button';
import { FightMenu } from './menu';
import { overlayOf } from './overlay-list';
import { OverlayMenu } from './overlay-menu';
import { TableButton } from './table-button';
import { NEXT_THEME, THEME_ICONS } from './themes';
import { Together } from './together/host';
import { combatantName } from './words';

/** The slim bar on top: which fight, whose turn, history, what is shown. */
export function TopBar() {
  const text = useText();
  const isGm = useIsGm();
  const online = useOnline();
  return (
    <header className="top-bar" data-testid="top-bar">
      <FightMenu />
      {isGm ? <EditorButton /> : null}
      <TurnTitle />
      {isGm ? (
        <fieldset className="bar-group" aria-label={text.t('ui:history.group')}>
          <HistoryButtons />
        </fieldset>
      ) : null}
      <fieldset className="bar-group" aria-label={text.t('ui:overlay.group')}>
        <OverlayButtons />
      </fieldset>
      {online === null ? <TableButton /> : <Together part="button" />}
      <fieldset className="bar-group bar-settings" aria-label={text.t('ui:settings.group')}>
        {online === null ? <DiceButton /> : null}
        <ThemeButton />
        <LanguageButton />
      </fieldset>
    </header>
  );
}

function TurnTitle() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { phase, round, current } = encounter;
  const when = phase === 'round' ? text.t('ui:turn.round', { round }) : text.t(`rules:phase.${phase}`);
  return (
    <div className="turn-title">
      <h1 className="turn-fight" data-testid="fight-title">
        {encounter.title}
      </h1>
      <p className="turn-now" data-testid="turn-title">
        <span className="turn-round">{when}</span>
        {current === null ? null : <span className="turn-who">{combatantName(encounter, current)}</span>}
      </p>
    </div>
  );
}

function HistoryButtons() {
  const text = useText();
  const { undo, redo } = useDo();
  const canUndo = useFight(({ session }) => session.cursor > 0);
  const online = useOnline();
  // What can be done again is the server's to know.
  const canRedo = useFight(({ session }) => session.cursor < session.entries.length) || online !== null;
  return (
    <>
      <IconButton
        icon={Undo2}
        label={text.t('ui:history.undo')}
        keys="Ctrl Z"
        testId="undo"
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={text.t('ui:history.redo')}
        keys="Ctrl Shift Z"
        testId="redo"
        disabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}

/** What is switched often; the rest is behind the last button. On a phone only threatened squares are. */
const OFTEN = ['threatened', 'moves', 'hits'];

function OverlayButtons() {
  const text = useText();
  const overlays = useFight((fight) => fight.ui.overlays);
  const board = useStore(boardStore, (state) => state.board);
  const { setOverlay } = useDo();
  return (
    <>
      {OFTEN.flatMap((id) => overlayOf(id) ?? []).map((item) => (
        <IconButton
          key={item.id}
          icon={item.icon}
          label={text.t(`ui:overlay.${item.id}`)}
          keys={item.keys}
          testId={`overlay-${item.id}`}
          className={item.id === 'threatened' ? '' : 'bar-rare'}
          pressed={item.isOn(overlays)}
          onClick={() => setOverlay(item.switched(overlays))}
        />
      ))}
      <OverlayMenu />
      <PickButton />
      <IconButton
        icon={Maximize}
        label={text.t('ui:overlay.fit')}
        keys="F"
        testId="fit"
        disabled={board === null}
        onClick={() => board?.fit()}
      />
    </>
  );
}

/** The next drag selects several: for fingers and keys, where Shift and the floor are not at hand. */
function PickButton() {
  const text = useText();
  const picking = useFight((fight) => fight.ui.picking);
  const { setPicking } = useDo();
  return (
    <IconButton
      icon={SquareDashedMousePointer}
      label={text.t('ui:group.pick')}
      keys="N"
      testId="pick-several"
      pressed={picking}
      onClick={() => setPicking(!picking)}
    />
  );
}

function DiceButton() {
  const text = useText();
  const mode = useFight((fight) => fight.ui.diceMode);
  const { setDiceMode } = useDo();
  const entered = mode === 'entered';
  return (
    <IconButton
      icon={Dices}
      label={text.t(entered ? 'ui:dice.entered' : 'ui:dice.generated')}
      testId="dice-mode"
      pressed={entered}
      onClick={() => setDiceMode(entered ? 'generated' : 'entered')}
    />
  );
}

function ThemeButton() {
  const text = useText();
  const theme = useFight((fight) => fight.ui.theme);
  const { setTheme } = useDo();
  return (
    <IconButton
      icon={THEME_ICONS[theme]}
      label={text.t(`ui:theme.${theme}`)}
      testId="theme"
      onClick={() => setTheme(NEXT_THEME[theme])}
    />
  );
}

function LanguageButton() {
  const text = useText();
  const locale = useFight((fight) => fight.ui.locale);
  const { setLocale } = useDo();
  return (
    <IconButton
      icon={Languages}
      label={text.t('ui:language.switch')}
      testId="language"
      onClick={() => setLocale(locale === 'en' ? 'hu' : 'en')}
    />
  );
}
