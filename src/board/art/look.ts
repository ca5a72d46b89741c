import type { SideStyle } from '../theme';

/** Everything that shows on a token, and nothing else: two combatants with the same look share one picture. */
export interface Look {
  readonly initials: string;
  readonly style: SideStyle;
  /** Side of its space in squares. */
  readonly space: number;
  /** Fine to Tiny draw smaller inside their square: 0.55 to 1. */
  readonly build: number;
  /** 0 to 1; a creature at or below 0 hit points has 0. */
  readonly health: number;
  readonly state: 'up' | 'down' | 'dead';
  readonly prone: boolean;
  /** Hidden or invisible. */
  readonly ghost: boolean;
  readonly acting: boolean;
  /** Ids of conditions and stances with their two letters, at most three. */
  readonly badges: readonly { readonly id: string; readonly letters: string }[];
  /** How many more there are. */
  readonly more: number;
}

export const lookKey = (look: Look): string =>
  [
    look.initials,
    look.style,
    look.space,
    look.build,
    Math.round(look.health * 40),
    look.state,
    look.prone,
    look.ghost,
    look.acting,
    look.badges.map(({ letters, id }) => `${id}:${letters}`).join('+'),
    look.more,
  ].join('|');
