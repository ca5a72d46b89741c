import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { spaceOf } from '../rules/body';
import { whyNotNow } from '../rules/judgement';
import { askReachable } from '../rules/questions/reachable';
import type { Aim } from '../session/aim';
import {
  bandsShown,
  coversShown,
  flankingShown,
  ringsShown,
  type Shown,
  strikesShown,
  subjectOf,
  threatsShown,
} from '../session/shown';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import type { SwatchKind } from './swatch';
import { listOf, weaponName } from './words';

/** A line of the legend: a sign as the board draws it, and what it means. Without a sign it is a hint. */
export interface LegendRow {
  readonly id: string;
  readonly sign: SwatchKind | null;
  /** Whose colour the sign has, where it has a side's. */
  readonly side: string | null;
  readonly words: string;
  /** How many of them are on the board; null where nobody counts. */
  readonly count: number | null;
}
interface Asked {
  readonly view: View;
  readonly ui: Shown;
  /** Whose path is being drawn. */
  readonly moving: CombatantId | null;
  readonly aim: Aim | null;
  readonly text: Text;
}

/** What is on the board now, in the order in which it lies there; nothing that is not. */
export function legendRows(asked: Asked): readonly LegendRow[] {
  return [threatRows, bandRows, ringRows, strikeRows, flankingRows, coverRows, areaRows].flatMap((rows) =>
    rows(asked),
  );
}

type Sign = readonly [id: string, sign: SwatchKind | null, words: string];
const row = (
  [id, sign, words]: Sign,
  count: number | null = null,
  side: string | null = null,
): LegendRow => ({
  id,
  sign,
  side,
  words,
  count,
});
const counted = (sign: Sign, count: number): readonly LegendRow[] => (count === 0 ? [] : [row(sign, count)]);

/** So many are named; of more only the count is told. */
const NAMED = 3;

/** Whose squares these are: by name, of more than one their side, unless just these were selected. */
function whose({ view, ui, moving, text }: Asked, ids: readonly CombatantId[], side: string): string {
  const names = ids.map((id) => view.combatant(id).sheet.name);
  const several = moving === null && ui.overlays.threatened === 'selected';
  if (names.length === 1 || (several && names.length <= NAMED)) return listOf(text, names);
  return several
    ? text.t('ui:legend.selected', { count: names.length })
    : capitalise(ruleName(text, 'side', side), text.language);
}

function threatRows(asked: Asked): readonly LegendRow[] {
  const { view, ui, moving, text } = asked;
  const squares = threatsShown(view, ui, moving);
  const ids = [...new Set(squares.flatMap(({ by }) => by))];
  const sides = new Set(ids.map((id) => view.combatant(id).side));
  const rows = [...sides].map((side) => {
    const count = squares.filter(({ by }) => by.some((id) => view.combatant(id).side === side)).length;
    const who = whose(asked, ids, side);
    return row(['threatened', 'hatch', text.t('ui:legend.threatened', { who })], count, side);
  });
  const shared = squares.filter(({ by }) => by.length > 1).length;
  return [...rows, ...counted(['crossed', 'crossed', text.t('ui:legend.crossed')], shared)];
}

function bandRows({ view, ui, moving, text }: Asked): readonly LegendRow[] {
  const bands = bandsShown(view, ui, moving);
  if (bands === null)
    return moving === null ? dotRows({ view, ui, text }) : drawnBands({ view, moving, text });
  const rows = (['step', 'move', 'double', 'run'] as const).flatMap((band) =>
    counted([band, band, text.t(`ui:legend.${band}`)], bands[band].length),
  );
  return bands.now || rows.length === 0 ? rows : [row(['later', null, text.t('ui:legend.later')]), ...rows];
}

/** The dots of the 5-foot step that the selected one may take. */
function dotRows({ view, ui, text }: Pick<Asked, 'view' | 'ui' | 'text'>): readonly LegendRow[] {
  const who = ui.selected === null ? null : view.find(ui.selected);
  const may =
    who !== null &&
    whyNotNow(view, who, 'five-foot-step') === null &&
    askReachable(view, who.id, 'five-foot-step').length > 0;
  if (!may) return [];
  const words =
    ui.group.length === 0 ? text.t('ui:legend.dots') : text.t('ui:legend.dots-of', { who: who.sheet.name });
  return [row(['dots', 'dots', words])];
}

/** While a path is drawn its bands are shown in any case. */
function drawnBands({ view, moving, text }: Pick<Asked, 'view' | 'moving' | 'text'>): readonly LegendRow[] {
  const who = view.find(moving ?? '');
  if (who === null || whyNotNow(view, who, 'move') !== null) return [];
  const both = who.turn.standard && who.turn.move ? (['move', 'double'] as const) : (['move'] as const);
  return both.map((band) => row([band, band, text.t(`ui:legend.${band}`)]));
}

function ringRows({ view, ui, moving, text }: Asked): readonly LegendRow[] {
  const shown = ringsShown(view, ui, at(view, moving));
  if (shown === null) return [];
  const rows = shown.rings.map((ring, index) => {
    const weapon = ring.weapons.map((id) => weaponName(text, id)).join(', ');
    const sign = !ring.threatens ? 'ring-dotted' : index === 0 ? 'ring' : 'ring-dashed';
    const key = ring.threatens ? 'ui:legend.ring' : 'ui:legend.ring-harmless';
    const words = text.t(key, { feet: ring.feet, weapon });
    return row([`ring-${ring.feet}`, sign, words], ring.squares.length, shown.who.side);
  });
  const holes = shown.rings.filter(({ hole }) => hole.length > 0);
  const count = holes.reduce((sum, { hole }) => sum + hole.length, 0);
  const weapon = holes.flatMap(({ weapons }) => weapons.map((id) => weaponName(text, id))).join(', ');
  const near: Sign = ['hole', 'hole', text.t('ui:legend.hole', { weapon })];
  return count === 0 ? rows : [...rows, row(near, count, shown.who.side)];
}

/** Where the moved one stands: the legend does not follow its path. */
function at(view: View, moving: CombatantId | null) {
  const who = view.find(moving ?? '');
  return who === null ? null : { who: who.id, to: who.at };
}

function strikeRows({ view, ui, moving, text }: Asked): readonly LegendRow[] {
  if (!ui.overlays.hits) return [];
  const answer = strikesShown(view, ui, moving);
  const target = view.find(ui.target ?? '');
  if (answer === null || target === null) return [row(['no-target', null, text.t('ui:legend.no-target')])];
  const { places } = answer;
  const weapon = capitalise(weaponName(text, answer.weapon), text.language);
  if (places.length === 0) return [row(['no-strike', null, text.t('ui:legend.no-strike', { weapon })])];
  const who = target.sheet.name;
  const by = view.find(moving ?? view.encounter.current ?? ui.selected ?? '');
  const isBig = by !== null && spaceOf(by) > 1;
  const words = text.t(isBig ? 'ui:legend.strike-big' : 'ui:legend.strike', { weapon, who });
  const many = (is: (place: (typeof places)[number]) => boolean): number => places.filter(is).length;
  return [
    row(['strike', 'strike', words], places.length),
    ...counted(
      ['safe', 'safe', text.t('ui:legend.safe')],
      many((it) => it.threatenedBy.length === 0),
    ),
    ...counted(
      ['flanks', 'flanks', text.t('ui:legend.flanks')],
      many((it) => it.flanks),
    ),
    ...counted(
      ['charge', 'charge', text.t('ui:legend.charge')],
      many((it) => it.charge),
    ),
    ...counted(
      ['covered', 'covered', text.t('ui:legend.covered')],
      many((it) => it.cover !== 'none'),
    ),
  ];
}

function flankingRows({ view, ui, moving, text }: Asked): readonly LegendRow[] {
  if (!ui.overlays.flanking) return [];
  const mover = view.find(moving ?? '');
  // Who will be flanked changes with every square of the path: the board says it.
  if (mover !== null) return [row(['flanking', 'flanking', text.t('ui:legend.flanking')], null, mover.side)];
  const pairs = flankingShown(view, ui, null);
  const flanked = [...new Set(pairs.map(({ on }) => view.combatant(on).sheet.name))];
  if (flanked.length === 0) return [row(['no-flanking', null, text.t('ui:legend.no-flanking')])];
  const [first] = pairs;
  const side = first === undefined ? null : view.combatant(first.by[0]).side;
  const words = `${text.t('ui:legend.flanking')}: ${flanked.join(', ')}`;
  return [row(['flanking', 'flanking', words], pairs.length, side)];
}

function coverRows({ view, ui, moving, text }: Asked): readonly LegendRow[] {
  const shown = coversShown(view, ui, at(view, moving));
  if (shown === null) return [];
  const count = shown.covers.filter(({ theirs, own }) =>
    [theirs, own].some(({ cover, concealment }) => cover !== 'none' || concealment > 0),
  ).length;
  const who = shown.who.sheet.name;
  if (moving !== null) return [row(['cover', 'cover', text.t('ui:legend.cover', { who })])];
  return count === 0
    ? [row(['no-cover', null, text.t('ui:legend.no-cover', { who })])]
    : [row(['cover', 'cover', text.t('ui:legend.cover', { who })], count)];
}

function areaRows({ view, ui, aim, text }: Asked): readonly LegendRow[] {
  if (aim === null)
    return ui.overlays.area && subjectOf(view, ui, null) !== null
      ? [row(['no-area', null, text.t('ui:legend.no-area')])]
      : [];
  const { squares, inside } = aim.answer;
  return [
    row(['area', 'area', text.t('ui:legend.area')], squares.length),
    ...counted(['caught', 'caught', text.t('ui:legend.caught')], inside.length),
  ];
}
