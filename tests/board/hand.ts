import { expect } from 'vitest';
import { createErrands } from '../../src/board/errands';
import { combatantAt } from '../../src/board/hit';
import { createOrders } from '../../src/board/orders';
import { createRouter } from '../../src/board/routing';
import { toolViewOf } from '../../src/board/tool-view';
import { dragOf } from '../../src/board/tools/drag-of';
import { next } from '../../src/board/tools/tool';
import { type Effect, IDLE, type Input, type Spot, type Tool } from '../../src/board/tools/types';
import type { Command } from '../../src/engine/contract';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { createFight, type FightStore } from '../../src/session/store';
import type { Intent } from '../../src/session/ui-state';

export function fightOf(text: string): FightStore {
  const [document] = readNotation(text);
  if (document === undefined) throw new Error('no encounter');
  return createFight(rules, buildEncounter(document));
}

const SCALE = 40;
const NO_KEYS = { shift: false, alt: false };

/** A hand over a real fight: gestures in squares, no Pixi, no DOM. */
export class Hand {
  readonly store: FightStore;
  tool: Tool = IDLE;
  readonly sent: Command[] = [];
  private readonly errands: ReturnType<typeof createErrands>;
  private readonly view: ReturnType<typeof toolViewOf>;
  readonly orders: ReturnType<typeof createOrders>;
  /** What waits until the last thing has been seen. */
  private readonly due: (() => void)[] = [];
  private keys = NO_KEYS;

  constructor(text: string) {
    this.store = fightOf(text);
    const router = createRouter(() => this.store.getState().view());
    this.view = toolViewOf(this.store, router, () => SCALE);
    this.errands = createErrands(this.store);
    this.orders = createOrders(this.store, (then) => this.due.push(then));
    this.store.subscribe((now, before) => {
      if (now.session !== before.session)
        this.sent.push(...now.session.entries.slice(this.sent.length).map((entry) => entry.command));
      if (now.encounter !== before.encounter) this.input({ kind: 'changed' });
      if (now.ui.intent !== before.ui.intent) this.input({ kind: 'intent', intent: now.ui.intent });
      this.errands.fightChanged(now);
      this.orders.fightChanged(now);
    });
  }

  press(x: number, y: number, touch = false): this {
    return this.input({ kind: 'press', touch, ...this.spot(x, y) });
  }
  /** Over these squares in turn. */
  drag(...to: readonly (readonly [number, number])[]): this {
    for (const [x, y] of to) this.input({ kind: 'move', ...this.spot(x, y) });
    return this;
  }
  release(x?: number, y?: number): this {
    const last = dragOf(this.tool)?.draft;
    const at = x === undefined || y === undefined ? last?.to : { x, y };
    if (at === undefined) throw new Error('released nowhere');
    return this.input({ kind: 'release', ...this.spot(at.x, at.y) });
  }
  click(x: number, y: number, touch = false): this {
    this.input({ kind: 'move', ...this.spot(x, y) });
    return this.press(x, y, touch).release(x, y);
  }
  point(x: number, y: number): this {
    return this.input({ kind: 'point', ...this.spot(x, y) });
  }
  enterAt(x: number, y: number): this {
    return this.input({ kind: 'enter', ...this.spot(x, y) });
  }
  holding(keys: Partial<typeof NO_KEYS>): this {
    this.keys = { ...NO_KEYS, ...keys };
    return this;
  }
  waypoint(): this {
    return this.input({ kind: 'waypoint' });
  }
  escape(): this {
    return this.input({ kind: 'cancel' });
  }
  enter(): this {
    return this.input({ kind: 'confirm' });
  }
  aim(dx: number, dy: number): this {
    return this.input({ kind: 'aim', dx, dy });
  }
  arrow(who: string, dx: number, dy: number): this {
    return this.input({ kind: 'step', who, dx, dy, keys: this.keys });
  }
  choose(intent: Intent | null): this {
    this.store.getState().setIntent(intent);
    return this;
  }

  /** Everything is looked at to its end, and what was to come after it is done; no more than so much of it. */
  carryOut(most = 100): this {
    for (let done = 0; done < most; done++) this.due.shift()?.();
    return this;
  }

  expectIn(state: Tool['in']): this {
    expect(this.tool.in).toBe(state);
    return this;
  }
  /** The squares of the drawn path, and what it would be sent as. */
  expectPath(action: string, ...path: readonly (readonly [number, number])[]): this {
    const route = dragOf(this.tool)?.route;
    expect(route?.action).toBe(action);
    expect(route?.path.map(({ x, y }) => [x, y])).toEqual(path);
    return this;
  }
  /** The actions (or edits) that the fight has accepted. */
  expectSent(...actions: readonly string[]): this {
    const names = this.sent.map((it) =>
      it.type === 'act' ? it.action : it.type === 'edit' ? it.edit : it.choice.answer,
    );
    expect(names).toEqual(actions);
    return this;
  }
  expectAt(who: string, x: number, y: number): this {
    expect(this.store.getState().encounter.combatants[who]?.at).toEqual({ x, y });
    return this;
  }

  private spot(x: number, y: number): Spot {
    const fight = this.store.getState();
    return {
      at: { x: (x + 0.5) * SCALE, y: (y + 0.5) * SCALE },
      square: { x, y },
      point: { x: x + 0.5, y: y + 0.5 },
      corner: { x, y },
      combatant: combatantAt(fight.view(), { x, y }, fight.ui),
      keys: this.keys,
    };
  }

  private input(input: Input): this {
    const { tool, effects } = next(this.tool, input, this.view);
    this.tool = tool;
    for (const effect of effects) this.perform(effect);
    return this;
  }

  private perform(effect: Effect): void {
    const fight = this.store.getState();
    if (effect.do === 'select') fight.select(effect.who);
    else if (effect.do === 'target') fight.setTarget(effect.who);
    else if (effect.do === 'hover') fight.hover(effect.who);
    else if (effect.do === 'drop-intent') fight.setIntent(null);
    else if (effect.do === 'select-several') fight.selectSeveral(effect.ids);
    else if (effect.do === 'stop-picking') fight.setPicking(false);
    else if (effect.do === 'march') this.orders.march(effect.formation);
    else if (effect.do === 'send') this.errands.send(effect.commands);
  }
}
