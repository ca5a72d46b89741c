import { seededDice } from '../../src/engine/dice';
import type { Combatant, Encounter } from '../../src/engine/state';
import { isOnBoard } from '../../src/grid/board';
import { footprint, footprintsOverlap } from '../../src/grid/footprint';
import { spaceSquares } from '../../src/grid/size';
import type { Square } from '../../src/grid/square';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { type Choose, pick, some } from './chance';

// Small fights between whoever comes along: the bestiary and a few with everything in their hands, with feats, traits and states by chance.

const GROUNDS = [
  '. ~ ~ .\n~ ~ ~ ~\n. ~ ~ ~',
  '. . . . . .\n. ~ . # . .\n. . . . + .\n. : . # . .\n. . ~ . . .',
  '. . . . . . .\n. . ! . . . .\n. . . . . % .\n. . . . . . .',
  '. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .',
  "# # # # # #\n# . . ' . .\n# . . # . .\n# . . . ~ .",
];
const SPELLS = [
  '{ name: bless, level: 1, components: [V, S], area: burst 50, duration: 10 rounds }',
  '{ name: flames, level: 1, damage: 3d4 fire, save: reflex half, dc: 12, area: cone 15 }',
  '{ name: ray, level: 1, touch: ranged, damage: 1d6 cold, range: 30 }',
  '{ name: chill, level: 1, touch: melee, damage: 1d6 negative, save: fortitude partial }',
  '{ name: cure, level: 1, touch: melee, heal: 1d8+1 }',
  '{ name: image, level: 1, duration: concentration }',
  '{ name: summon, level: 1, time: 1 round }',
  '{ name: great, level: 2, metamagic: true, damage: 2d6, range: 60 }',
  '{ name: quick, level: 1, time: free }',
  '{ name: feather, level: 1, time: immediate }',
].join(', ');
/** Those who have what the bestiary does not carry: things to throw, load, read, drink, strap on. */
const CAST = `
  P1: { at: [1, 1], side: party, hp: 40, bab: 7, level: 7, abilities: { str: 16, dex: 14, con: 12, wis: 12, cha: 12 }, hands: [longsword, short-sword], carried: [dagger, potion, oil-flask, torch, tindertwig], worn: [armor-spikes, locked-gauntlet, ring], skills: { tumble: 8, ride: 9, bluff: 9, climb: 5, swim: 5 } }
  P2: { at: [2, 1], side: party, hp: 30, bab: 6, level: 8, abilities: { dex: 16 }, hands: [composite-longbow], carried: [dagger, acid, holy-water], stowed: [rope], armor: leather, skills: { heal: 20, escape-artist: 20 } }
  P3: { at: [3, 1], side: party, hp: 30, bab: 3, level: 6, casterLevel: 6, abilities: { wis: 16, int: 14, con: 14 }, hands: [quarterstaff], carried: [scroll, wand, potion, oil], skills: { concentration: 20, spellcraft: 20 }, sr: 8, holding: { name: chill, touch: melee, damage: 1d6 negative }, spells: [${SPELLS}] }
  P4: { at: [4, 1], side: foes, hp: 30, bab: 6, level: 8, hands: [light-crossbow], unloaded: [light-crossbow], carried: [spear, javelin], shield: buckler, shieldLoose: true, skills: { ride: 9 } }
  P5: { at: [5, 1], side: foes, hp: 30, bab: 5, level: 5, abilities: { str: 16, dex: 14, wis: 14 }, traits: [monk], hands: [], carried: [shuriken] }
  P6: { at: [6, 1], side: foes, hp: 30, bab: 4, level: 5, hands: [whip, dagger], carried: [net, greatclub], conditions: [entangled], casterLevel: 3, spells: [{ name: ray, touch: ranged, damage: 1d6 cold, range: 30 }] }
  P8: { at: [8, 1], side: foes, hp: 30, bab: 2, level: 6, casterLevel: 6, abilities: { int: 16 }, hands: [dagger], skills: { concentration: 20, spellcraft: 20 }, spells: [${SPELLS}] }
  P9: { at: [9, 1], side: party, hp: 25, bab: 2, level: 4, speed: 5, hands: [dagger], traits: [rage], carried: [potion] }
  P7: { at: [7, 1], side: foes, hp: 30, bab: 4, level: 5, hands: [greatsword], conditions: [prone], shield: heavy-steel-shield, shieldLoose: true }
`;

function read(text: string): Encounter {
  const [document] = readNotation(text, 'arena.yaml');
  if (!document) throw new Error('no arena');
  return buildEncounter(document, seededDice(1));
}
/** A few of the bestiary that differ in what they do; all of them would leave the others of the cast too rare. */
const KINDS = [
  ...['barbarian', 'bugbear', 'cleric', 'dire-rat', 'fighter-longspear', 'gnoll', 'goblin', 'goblin-archer'],
  ...['hobgoblin', 'kobold', 'light-warhorse', 'monstrous-spider', 'ogre', 'orc', 'rogue', 'skeleton'],
  ...['sparring-warrior', 'troll', 'wizard', 'wolf', 'zombie'],
];
const bestiary = KINDS.map(
  (id, index) =>
    `  B${index}: { creature: ${id}, side: ${index % 2 ? 'party' : 'foes'}, at: [${(index % 7) * 4}, ${8 + Math.floor(index / 7) * 4}] }`,
);
const cast = read(`title: Cast\nsize: [40, 300]\ncombatants:\n${bestiary.join('\n')}\n${CAST}`).combatants;
const boards = GROUNDS.map((map) => read(`title: Ground\nmap: |\n  ${map.replaceAll('\n', '\n  ')}\n`).board);

const idsOf = (kind: string): readonly string[] =>
  [...rules.effects.values()].flatMap((it) => (it.kind === kind ? [it.id] : []));
export const FEATS = idsOf('feat');
export const TRAITS = idsOf('trait');
export const CONDITIONS = idsOf('condition');
/** What some of them are taken for. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'sneak-attack': ['2d6'],
  'favored-enemy': ['orc-4', 'undead'],
  smite: ['evil'],
  'armor-proficiency': ['light'],
  'not-proficient': ['longsword', 'armor'],
};
const chosen = (choose: Choose, id: string): string => {
  const choices = CHOICES[id] ?? ['longsword'];
  return rules.effects.get(id)?.chosen ? `${id}-${pick(choose, choices)}` : id;
};

/** States that make the rest of a fight dull; they come up rarely, and by themselves. */
const STILL = new Set(['dead', 'petrified', 'dying', 'paralyzed', 'unconscious', 'helpless', 'asleep']);

function dressed(choose: Choose, who: Combatant, turn: number): Combatant {
  const feats = some(choose, FEATS, 8).map((id) => chosen(choose, id));
  const traits = some(choose, TRAITS, 2).map((id) => chosen(choose, id));
  const states = choose(3) === 0 ? some(choose, CONDITIONS, 1) : [];
  const effects = states
    .filter((id) => !STILL.has(id) || choose(6) === 0)
    .map((id, index) => ({ uid: 100 * turn + index, id, by: null, ends: null, data: {} }));
  const sheet = {
    ...who.sheet,
    feats: [...who.sheet.feats, ...feats],
    traits: [...who.sheet.traits, ...traits],
  };
  return { ...who, sheet, effects: [...who.effects, ...effects] };
}

const sitsOn = (
  board: Encounter['board'],
  at: Square,
  space: number,
  others: readonly Combatant[],
): boolean =>
  footprint(at, space).every(
    (square) =>
      isOnBoard(board, square) &&
      !(board.terrain[`${square.x},${square.y}`] ?? []).some((it) => it === 'solid' || it === 'hazard'),
  ) &&
  !others.some((it) => footprintsOverlap({ at, space }, { at: it.at, space: spaceSquares(it.sheet.size) }));

function placed(
  choose: Choose,
  board: Encounter['board'],
  who: Combatant,
  others: readonly Combatant[],
): Combatant | null {
  for (let tries = 0; tries < 12; tries++) {
    const at = { x: choose(board.columns), y: choose(board.rows) };
    if (sitsOn(board, at, spaceSquares(who.sheet.size), others)) return { ...who, at };
  }
  return null;
}

/** A rider on its mount's back, where one of them is big enough. */
function mounted(choose: Choose, all: readonly Combatant[]): readonly Combatant[] {
  const mount = all.find(({ sheet }) => sheet.size === 'large');
  const rider = all.find((it) => it !== mount && it.sheet.size === 'medium');
  if (!mount || !rider || choose(2) === 0) return all;
  return all.map((it) =>
    it === rider ? { ...it, at: mount.at, rides: mount.id } : it === mount ? { ...it, side: rider.side } : it,
  );
}

/** The fight of this seed. */
export function arena(seed: number, choose: Choose): Encounter {
  const board = pick(choose, boards);
  const here: Combatant[] = [];
  for (const who of some(choose, Object.values(cast), 4)) {
    const standing = placed(choose, board, dressed(choose, who, here.length + 1), here);
    if (standing) here.push(standing);
  }
  const all = mounted(choose, here);
  const order = all.filter(({ id }) => !all.some(({ rides }) => rides === id)).map(({ id }) => id);
  const begun = choose(8) > 0;
  const combatants = all.map((who): [string, Combatant] => [
    who.id,
    {
      ...who,
      initiative:
        begun && order.includes(who.id) ? { total: 20 - order.indexOf(who.id), modifier: 0, ties: [] } : null,
      acted: begun,
    },
  ]);
  return {
    ...EMPTY,
    board,
    dice: seededDice(seed),
    phase: begun ? 'round' : 'setup',
    round: begun ? 1 : 0,
    order: begun ? order : [],
    current: begun ? (order[0] ?? null) : null,
    combatants: Object.fromEntries(combatants),
    nextId: 1000,
  };
}
const EMPTY: Encounter = read('title: Arena\nsize: [3, 3]\n');
/** Who has not come yet. */
export const newcomer = (choose: Choose, key: string, at: Square): Combatant => ({
  ...pick(choose, Object.values(cast)),
  id: key,
  at,
});
