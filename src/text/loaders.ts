export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

type Loader = () => Promise<{ readonly default: Readonly<Record<string, object>> }>;
/** Where the catalogues of a language come from. The board is drawn before what only the panels speak with is there. */
export const loaders = {
  en: {
    first: () => import('./english'),
    rest: () => import('./english-rest'),
    creatures: () => import('./en/creatures.json'),
  },
  hu: {
    first: () => import('./hungarian'),
    rest: () => import('./hungarian-rest'),
    creatures: () => import('./hu/creatures.json'),
  },
} satisfies Record<
  Locale,
  {
    readonly first: Loader;
    readonly rest: Loader;
    readonly creatures: () => Promise<{ readonly default: object }>;
  }
>;

/** Begins to load the words of the board, so that they are there when they are asked for. */
export function fetchWords(locale: Locale): void {
  loaders[locale].first().catch(() => {
    // Whoever asks for them tells of it.
  });
}
