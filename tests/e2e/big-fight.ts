const NAMES = { goblin: 'Goblin', hobgoblin: 'Hobgoblin', wolf: 'Wolf', orc: 'Orc' } as const;
type Kind = keyof typeof NAMES;

/** Where the foes stand: rows of a kind side by side, `step` squares apart. */
const BANDS: readonly {
  readonly kind: Kind;
  readonly count: number;
  readonly y: number;
  readonly step: number;
}[] = [
  { kind: 'goblin', count: 26, y: 3, step: 1 },
  { kind: 'wolf', count: 8, y: 6, step: 2 },
  { kind: 'hobgoblin', count: 12, y: 8, step: 2 },
  { kind: 'orc', count: 6, y: 10, step: 3 },
];
const HEROES = ['Tordek', 'Mialee', 'Lidda', 'Jozan', 'Krusk', 'Devis', 'Ember', 'Hennet'];

/** Sixty on one board: eight heroes, Goblin 1 to 26, wolves, hobgoblins and orcs. `goblin 1` is `goblin1` by its key. */
export function bigFight(begun: boolean): string {
  const foes = BANDS.flatMap(({ kind, count, y, step }) =>
    Array.from({ length: count }, (_, index) => {
      const column = 2 + index * step;
      const at = `[${column % 28}, ${y + Math.floor(column / 28)}]`;
      return `  ${kind}${index + 1}: { creature: ${kind}, name: ${NAMES[kind]} ${index + 1}, side: foes, at: ${at} }`;
    }),
  );
  const heroes = HEROES.map(
    (name, index) =>
      `  hero${index + 1}: { creature: sparring-warrior, name: ${name}, side: party, hp: 40, at: [${6 + 2 * index}, 15] }`,
  );
  const keys = [...foes, ...heroes].map((line) => line.trim().split(':')[0]);
  const order = begun ? `initiative: [${keys.join(', ')}]\n` : '';
  return `title: Sixty at once\nsize: [30, 20]\ncombatants:\n${[...foes, ...heroes].join('\n')}\n${order}`;
}
