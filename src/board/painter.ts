import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import type { BetterWay } from '../rules/questions/better-ways';
import { aimStore } from '../session/aim';
import { fetchInTime } from '../session/fetched';
import { lastAnswer } from '../session/memory';
import type * as Planned from '../session/planned';
import { bandsShown, subjectOf } from '../session/shown';
import type { FightStore } from '../session/store';
import type { Intent } from '../session/ui-state';
import type { Text } from '../text/i18n';
import { drawAbove } from './above/above';
import { createSheet, type Sheet, trialBrush } from './above/sheet';
import { forgetStamps } from './above/stamps';
import { forgetTextWidths } from './above/text-width';
import type { Above } from './above/types';
import { NO_BANDS } from './bands';
import { centerOf, type Extent, type Point } from './camera';
import { createFrame, type Frame } from './frame';
import { wanted } from './overlays';
import { createPictures } from './pictures';
import type { Pose } from './pose';
import type { LivePath } from './remote';
import { chosenRenderer } from './renderer-choice';
import type { Scene } from './scene';
import type { Show } from './show';
import { createStage, type Reach } from './stage';
import { createSurface, type Surface } from './surface';
import { readTheme, type Theme } from './theme';
import type { TokenButtons } from './tokens-dom';
import { dragOf } from './tools/drag-of';
import type { Dragging, Tool } from './tools/types';
import { bandsOf, coveredBands, stepSquares } from './ways';

/** What the hand is doing: changes with every move of the pointer. */
export interface Hand {
  readonly tool: Tool;
  readonly pointer: Point | null;
  readonly touch: boolean;
  readonly focused: CombatantId | null;
  /** Where the keyboard's cursor stands. */
  readonly cursor: Square | null;
  /** Safer ways beside the path being drawn. */
  readonly ways: readonly BetterWay[];
  /** Paths that others draw, the one in front first. */
  readonly live: readonly LivePath[];
}
export interface PainterOptions {
  readonly element: HTMLElement;
  readonly store: FightStore;
  readonly text: Text;
  readonly pose: Pose;
  readonly show: Show;
  readonly buttons: TokenButtons;
  hand(): Hand;
  /** Called once at the beginning of each frame: what came in since the last one. */
  beforeFrame(): void;
}

const NO_SQUARES: readonly Square[] = [];

/** Draws the board below and the sheet above, each only when something on it has changed. */
export class Painter {
  private readonly options: PainterOptions;
  private readonly stage = createStage(() => this.redraw());
  private readonly pictures = createPictures(() => this.stage.regroup());
  private readonly sheet: Sheet;
  private readonly frame: Frame;
  private surface: Surface | null = null;
  private theme: Theme;
  private boardStale = true;
  private sheetStale = true;
  private readonly dots = lastAnswer(stepSquares);
  private readonly bands = lastAnswer(bandsOf);
  private readonly askedBands = lastAnswer(coveredBands);
  private readonly wanted = lastAnswer(wanted);
  /** What chances are worked out with comes when somebody is first aimed at; null until then. */
  private chances: Chances | null = null;
  private isFetching = false;

  constructor(options: PainterOptions) {
    this.options = options;
    this.theme = readTheme(options.element);
    this.sheet = createSheet(() => this.redraw());
    this.frame = createFrame({ before: options.beforeFrame, draw: (time) => this.draw(time) });
  }

  /** @returns false if the board was taken away meanwhile */
  async start(isGone: () => boolean): Promise<boolean> {
    const surface = await createSurface(chosenRenderer(), () => this.redraw());
    if (isGone()) {
      surface.destroy();
      return false;
    }
    this.surface = surface;
    const { element, buttons } = this.options;
    element.append(surface.canvas, this.sheet.canvas, buttons.root);
    element.dataset.renderer = surface.kind;
    return true;
  }

  resize(size: Extent, density: number): void {
    this.surface?.resize(size, density);
    this.sheet.resize(size, density);
    forgetStamps();
    this.redraw();
  }

  readTheme(): void {
    forgetTextWidths();
    forgetStamps();
    this.theme = readTheme(this.options.element);
    this.redraw();
  }

  /** Everything, in the next frame. */
  redraw(): void {
    this.boardStale = true;
    this.redrawSheet();
  }

  /** Only what follows the pointer. */
  redrawSheet(): void {
    this.sheetStale = true;
    this.frame.invalidate();
  }

  /** Something came in that the next frame must look at. */
  wake(): void {
    this.frame.invalidate();
  }

  destroy(): void {
    this.frame.stop();
    this.surface?.destroy();
    this.pictures.clear();
    this.stage.destroy();
  }

  private draw(time: number): boolean {
    if (this.surface === null) return false;
    const { show } = this.options;
    const { moving, ended } = show.advance(time);
    const { dataset } = this.options.element;
    const playing = String(show.moment !== null);
    if (dataset.playing !== playing) dataset.playing = playing;
    this.boardStale ||= ended;
    this.sheetStale ||= moving || ended;
    const scene = this.scene();
    const more = this.boardStale && this.drawBoard(scene, this.surface);
    if (this.sheetStale) this.drawSheet(scene);
    this.boardStale = more;
    return moving || more;
  }

  private drawBoard(scene: Scene, surface: Surface): boolean {
    const more = this.stage.draw(scene, this.reachOf(scene), surface.largest);
    surface.render(this.stage.root, scene.theme.colours.surround);
    this.options.buttons.draw(scene);
    const { dataset } = this.options.element;
    dataset.ready = String(!more);
    markPicture(dataset, this.stage.picture?.id ?? null);
    return more;
  }

  /** Draws a path that nobody sees: what has been drawn once is drawn faster, and its words and badges are painted by then. */
  tryOut(drag: Dragging): void {
    const { pose, hand } = this.options;
    const pointer = centerOf(pose.camera, drag.draft.to);
    const held = { ...hand(), tool: drag, pointer, touch: false };
    const brush = this.surface === null ? null : trialBrush(pose.density);
    if (brush !== null) drawAbove(brush, this.above(this.scene(), held, null));
  }

  private drawSheet(scene: Scene): void {
    this.sheetStale = false;
    const { ui, view, text } = scene;
    if (ui.target !== null) this.fetchChances();
    const chances = this.chances?.(view, ui.target, ui.weapon, ui.intent) ?? [];
    const chance = chances.length === 0 ? null : text.t('ui:percent', { value: percents(chances) });
    const above = this.above(scene, this.options.hand(), chance);
    this.sheet.draw((brush) => drawAbove(brush, above));
  }

  private above(scene: Scene, hand: Hand, chance: string | null): Above {
    const { stage } = this;
    const { pulse, moment } = this.options.show;
    // Field by field: whatever the hand is made of, what draws gets one kind of object.
    return {
      tool: hand.tool,
      pointer: hand.pointer,
      touch: hand.touch,
      focused: hand.focused,
      cursor: hand.cursor,
      ways: hand.ways,
      live: hand.live,
      scene,
      tokens: stage.tokens,
      labels: stage.labels,
      picture: stage.picture,
      chance,
      wanted: this.wanted(scene.view),
      pulse,
      moment,
      aim: aimStore.getState().aim,
    };
  }

  private fetchChances(): void {
    if (this.chances !== null || this.isFetching) return;
    this.isFetching = true;
    fetchInTime(() => import('../session/planned'))
      .then((planned) => {
        this.chances = lastAnswer(chancesBy(planned));
        this.redrawSheet();
      })
      // Given up for now: it is asked for with the next picture of somebody who is aimed at.
      .catch(() => undefined)
      .finally(() => {
        this.isFetching = false;
      });
  }

  private scene(): Scene {
    const { store, text, pose, show } = this.options;
    const { encounter, ui, view } = store.getState();
    const { camera, screen, insets, density, visible } = pose;
    const { theme, pictures } = this;
    const { absent } = show;
    return {
      encounter,
      view: view(),
      ui,
      text,
      theme,
      camera,
      screen,
      insets,
      density,
      visible,
      pictures,
      absent,
    };
  }

  private reachOf({ view, ui }: Scene): Reach {
    const drag = dragOf(this.options.hand().tool);
    const mover = drag === null || drag.draft.place ? null : view.find(drag.draft.who);
    const moving = mover?.id ?? null;
    const asked = bandsShown(view, ui, moving);
    const whose = subjectOf(view, ui, moving);
    if (asked !== null && whose !== null)
      return { moving, dots: NO_SQUARES, bands: this.askedBands(whose, asked) };
    if (mover !== null) return { moving: mover.id, dots: NO_SQUARES, bands: this.bands(view, mover) };
    const chosen = ui.selected === null ? null : view.find(ui.selected);
    const dots = chosen === null ? NO_SQUARES : this.dots(view, chosen);
    return { moving: null, dots, bands: NO_BANDS };
  }
}

type Chances = (
  view: Scene['view'],
  target: CombatantId | null,
  weapon: string | null,
  intent: Intent | null,
) => readonly number[];

/** The chances of the act in hand on the target, else of an attack. */
const chancesBy =
  ({ plannedOf, chancesOf }: typeof Planned): Chances =>
  (view, target, weapon, intent) => {
    const by = view.encounter.current;
    const planned = plannedOf(view, { by, target, pointed: null, weapon, intent, aimedAt: null });
    return planned === null ? [] : chancesOf(view, planned);
  };

/** "65" or, blow by blow, "65/40". */
const percents = (chances: readonly number[]): string =>
  chances.map((chance) => Math.round(chance * 100)).join('/');

/** For whoever waits for it: which picture lies under the grid. */
function markPicture(dataset: DOMStringMap, id: string | null): void {
  if ((dataset.picture ?? null) === id) return;
  if (id === null) delete dataset.picture;
  else dataset.picture = id;
}
