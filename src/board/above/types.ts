import type { CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { BetterWay } from '../../rules/questions/better-ways';
import type { Aim } from '../../session/aim';
import type { Point } from '../camera';
import type { LabelLayer } from '../layers/labels';
import type { LoadedPicture } from '../layers/picture';
import type { Token } from '../layers/tokens';
import type { Wanted } from '../overlays';
import type { Moment } from '../playback';
import type { LivePath } from '../remote';
import type { Scene } from '../scene';
import type { Tool } from '../tools/types';

/** What is drawn above the board in this frame. */
export interface Above {
  readonly scene: Scene;
  readonly tool: Tool;
  readonly tokens: ReadonlyMap<CombatantId, Token>;
  readonly labels: LabelLayer['labels'];
  readonly picture: LoadedPicture | null;
  readonly pointer: Point | null;
  readonly touch: boolean;
  /** Who has the keyboard. */
  readonly focused: CombatantId | null;
  /** Where the keyboard's cursor stands. */
  readonly cursor: Square | null;
  /** Safer ways beside the path being drawn. */
  readonly ways: readonly BetterWay[];
  /** Paths that others draw, the one in front first. */
  readonly live: readonly LivePath[];
  /** "65 %" to hit the target, or null. */
  readonly chance: string | null;
  readonly wanted: readonly Wanted[];
  /** 0 to 1 while the halo of who must answer pulses. */
  readonly pulse: number;
  readonly moment: Moment | null;
  /** The area that is laid out at the pointer. */
  readonly aim: Aim | null;
}
