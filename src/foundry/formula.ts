/** A sum of dice and a number: `2d8+7`. */
export interface Sum {
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly flat: number;
}
/** What a formula may refer to: `@size`, `@abilities.str.mod`. */
export type Names = Readonly<Record<string, number>>;
/** The dice of a weapon of another size. */
export type Scale = (medium: string) => string;

const TOKEN = /\s*(?:(\d+)d(\d+)|(\d+(?:\.\d+)?)|@([\w.]+)|([a-z]\w*)(?=\s*\()|([-+*/(),]))/iy;
type Token =
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name' | 'call' | 'sign'; readonly text: string };

/** Longer than any formula that a person wrote; dice and sides beyond any weapon. */
const LONGEST = 300;
const MOST_DICE = 200;
const FUNCTIONS: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  floor: (value = 0) => Math.floor(value),
  ceil: (value = 0) => Math.ceil(value),
  round: (value = 0) => Math.round(value),
  abs: (value = 0) => Math.abs(value),
};

/**
 * What a formula comes to: numbers, dice, `+ - * /`, parentheses, `min max floor ceil round abs`, names of `names`, and
 * `sizeRoll(count, die, …)`, the Medium dice made larger or smaller by `scale`. null where anything else stands in it.
 */
export function formula(text: string, names: Names, scale: Scale): Sum | null {
  if (text.length > LONGEST) return null;
  // A flavour in brackets says what a part is for.
  const bare = text.replace(/\[[^\]]*\]/g, '');
  // What stands third and later in `sizeRoll` is the creature's own size, which `scale` knows.
  const tokens = tokensOf(bare.replace(/\bsizeRoll\(([^,()]+),([^,()]+),[^()]*\)/g, 'sizeRoll($1,$2)'));
  if (tokens === null) return null;
  const reader = new Reader(tokens, names, scale);
  const sum = tokens.length === 0 ? { dice: [], flat: 0 } : reader.sum();
  return sum === null || !reader.atEnd() || !isSane(sum) ? null : sum;
}

/** A formula without dice, as a whole number; null where it has dice, or cannot be worked out. */
export function plainFormula(text: string, names: Names): number | null {
  const sum = formula(text, names, (medium) => medium);
  return sum === null || sum.dice.length > 0 ? null : Math.floor(sum.flat);
}

const isSane = ({ dice, flat }: Sum): boolean =>
  Number.isFinite(flat) &&
  Math.abs(flat) < 10_000 &&
  dice.every(({ count, sides }) => count >= 1 && count <= MOST_DICE && sides >= 1 && sides <= 1000);

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(text);
    if (found === null) return null;
    const [, count, sides, number, name, call, sign] = found;
    if (count !== undefined) tokens.push({ kind: 'dice', count: Number(count), sides: Number(sides) });
    else if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (call !== undefined) tokens.push({ kind: 'call', text: call });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

/** Goes down the formula: sums of products of single things. Every step gives null where it does not understand. */
class Reader {
  private next = 0;
  private readonly tokens: readonly Token[];
  private readonly names: Names;
  private readonly scale: Scale;

  constructor(tokens: readonly Token[], names: Names, scale: Scale) {
    this.tokens = tokens;
    this.names = names;
    this.scale = scale;
  }

  atEnd(): boolean {
    return this.next === this.tokens.length;
  }

  sum(): Sum | null {
    let total = this.product();
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      const more = this.product();
      if (total === null || more === null) return null;
      total = plus(total, times(more, sign === '-' ? -1 : 1));
    }
    return total;
  }

  private product(): Sum | null {
    let total = this.single();
    for (let sign = this.take('*', '/'); sign !== null; sign = this.take('*', '/')) {
      const more = this.single();
      if (total === null || more === null || more.dice.length > 0 || (sign === '/' && more.flat === 0))
        return null;
      // Half of rolled dice is no sum of dice any more.
      if (total.dice.length > 0 && (sign === '/' || !Number.isInteger(more.flat))) return null;
      total = times(total, sign === '*' ? more.flat : 1 / more.flat);
    }
    return total;
  }

  private single(): Sum | null {
    const token = this.tokens[this.next];
    this.next += 1;
    switch (token?.kind) {
      case 'dice':
        return { dice: [{ count: token.count, sides: token.sides }], flat: 0 };
      case 'number':
        return { dice: [], flat: token.value };
      case 'name':
        return Object.hasOwn(this.names, token.text) ? { dice: [], flat: this.names[token.text] ?? 0 } : null;
      case 'call':
        return this.call(token.text);
      case 'sign':
        return this.signed(token.text);
      default:
        return null;
    }
  }

  private signed(sign: string): Sum | null {
    if (sign === '+') return this.single();
    if (sign === '-') {
      const value = this.single();
      return value === null ? null : times(value, -1);
    }
    if (sign !== '(') return null;
    const inner = this.sum();
    return this.take(')') === null ? null : inner;
  }

  private call(name: string): Sum | null {
    const values = this.values();
    if (values === null) return null;
    if (name === 'sizeRoll') return this.sized(values);
    const work = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (work === undefined || values.length === 0) return null;
    return { dice: [], flat: work(...values) };
  }

  private values(): number[] | null {
    if (this.take('(') === null) return null;
    const values: number[] = [];
    do {
      const value = this.sum();
      if (value === null || value.dice.length > 0) return null;
      values.push(value.flat);
    } while (this.take(',') !== null);
    return this.take(')') === null ? null : values;
  }

  private sized([count, die]: readonly number[]): Sum | null {
    if (count === undefined || die === undefined) return null;
    const scaled = /^(\d+)(?:d(\d+))?$/.exec(this.scale(`${count}d${die}`));
    if (scaled === null) return null;
    const [, number, sides] = scaled;
    return sides === undefined
      ? { dice: [], flat: Number(number) }
      : { dice: [{ count: Number(number), sides: Number(sides) }], flat: 0 };
  }

  private take(...signs: readonly string[]): string | null {
    const token = this.tokens[this.next];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.next += 1;
    return token.text;
  }
}

export const plus = (a: Sum, b: Sum): Sum => ({ dice: [...a.dice, ...b.dice], flat: a.flat + b.flat });

const times = ({ dice, flat }: Sum, by: number): Sum => ({
  dice: dice.map(({ count, sides }) => ({ count: count * by, sides })),
  flat: flat * by,
});

/** `2d8+7`, `1d2-4`; `3` where there are no dice. */
export function sumText({ dice, flat }: Sum): string {
  const rolled = dice.map(({ count, sides }) => `${count}d${sides}`).join('+');
  const added = Math.floor(flat);
  if (rolled === '') return String(added);
  return added === 0 ? rolled : `${rolled}${added > 0 ? '+' : ''}${added}`;
}
