import fc from 'fast-check';

const ENEMIES = ['B', 'C', 'D', 'E'] as const;
const enemy = fc.record({
  at: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })),
  kind: fc.constantFrom(
    'creature: sparring-warrior',
    'creature: ogre',
    'creature: sparring-warrior, hands: [{ name: longspear }]',
    'creature: sparring-warrior, feats: [combat-reflexes], hands: [{ name: spiked-chain }]',
  ),
});
/** A few enemies of every reach on a small piece of broken ground, and a mover among them. */
export const scene = fc.record({
  hp: fc.constantFrom(3, 12, 60),
  actions: fc.constantFrom('move', 'move', 'withdraw'),
  feats: fc.constantFrom('[]', '[mobility]'),
  size: fc.constantFrom('medium', 'large'),
  at: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })),
  enemies: fc.array(enemy, { minLength: 1, maxLength: 4 }),
  floor: fc.array(fc.constantFrom('.', '.', '.', '.', '~', '#', '%'), { minLength: 20, maxLength: 20 }),
});
export type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

/** The scene in the notation, or null where bodies would overlap. */
export function notationOf({ hp, feats, size, at, enemies, floor, actions }: Scene): string | null {
  const side = (square: readonly [number, number], large: boolean): string[] => {
    const reach = large ? [0, 1] : [0];
    return reach.flatMap((y) => reach.map((x) => `${square[0] + x},${square[1] + y}`));
  };
  const bodies = [
    ...side(at, size === 'large'),
    ...enemies.flatMap(({ at: there, kind }) => side(there, kind.includes('ogre'))),
  ];
  const inside = bodies.every((name) => {
    const [x = 0, y = 0] = name.split(',').map(Number);
    return x < 5 && y < 4 && floor[y * 5 + x] !== '#';
  });
  if (!inside || new Set(bodies).size !== bodies.length) return null;
  const rows = [0, 1, 2, 3].map((y) => `  ${floor.slice(5 * y, 5 * y + 5).join(' ')}`).join('\n');
  const speed = actions === 'withdraw' ? 10 : 20;
  const foes = enemies.map(
    ({ at: there, kind }, index) => `  ${ENEMIES[index]}: { side: foes, at: [${there}], ${kind} }`,
  );
  return [
    'title: Random ground',
    `map: |\n${rows}`,
    'combatants:',
    `  A: { creature: sparring-warrior, side: party, at: [${at}], hp: ${hp}, speed: ${speed}, size: ${size}, feats: ${feats} }`,
    ...foes,
    `initiative: [A, ${ENEMIES.slice(0, enemies.length).join(', ')}]`,
  ].join('\n');
}
