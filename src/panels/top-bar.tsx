import { Dices, Eye, Grid2x2, Languages, Maximize, Redo2, Swords, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { boardStore } from '../session/board-port';
import { useDo, useFight, useText } from './context';
import { IconButton } from './icon-button';
import { FightMenu } from './menu';
import { NEXT_THEME, THEME_ICONS } from './themes';
import { combatantName } from './words';

/** The slim bar on top: which fight, whose turn, history, what is shown. */
export function TopBar() {
  const text = useText();
  return (
    <header className="top-bar" data-testid="top-bar">
      <FightMenu />
      <TurnTitle />
      <fieldset className="bar-group" aria-label={text.t('ui:history.group')}>
        <HistoryButtons />
      </fieldset>
      <fieldset className="bar-group" aria-label={text.t('ui:overlay.group')}>
        <OverlayButtons />
      </fieldset>
      <fieldset className="bar-group bar-settings" aria-label={text.t('ui:settings.group')}>
        <DiceButton />
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
  const canRedo = useFight(({ session }) => session.cursor < session.entries.length);
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

function OverlayButtons() {
  const text = useText();
  const { threatened, coordinates } = useFight((fight) => fight.ui.overlays);
  const board = useStore(boardStore, (state) => state.board);
  const { setOverlay } = useDo();
  const all = threatened === 'enemies';
  return (
    <>
      <IconButton
        icon={Swords}
        label={text.t('ui:overlay.threatened')}
        keys="T"
        testId="overlay-threatened"
        pressed={all}
        onClick={() => setOverlay({ threatened: all ? 'selected' : 'enemies' })}
      />
      <IconButton
        icon={Eye}
        label={text.t('ui:overlay.selected')}
        testId="overlay-selected"
        className="bar-rare"
        pressed={threatened !== 'none'}
        onClick={() => setOverlay({ threatened: threatened === 'none' ? 'selected' : 'none' })}
      />
      <IconButton
        icon={Grid2x2}
        label={text.t('ui:overlay.coordinates')}
        keys="C"
        testId="overlay-coordinates"
        className="bar-rare"
        pressed={coordinates}
        onClick={() => setOverlay({ coordinates: !coordinates })}
      />
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
