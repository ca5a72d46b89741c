import { applyEvent } from './apply-event';
import type { ActiveEffect, Play, Rolled, RollRequest, StepFrame } from './contract';
import { nextFace, parseDice } from './dice';
import type { EventType, GameEvent } from './events';
import { listenersOf } from './listeners';
import { total } from './modifiers';
import type { CombatantId, Decision, EffectInstance, Encounter, Frame, JsonRecord } from './state';
import { makeOwn } from './table';
import { EncounterView } from './view';

const LISTENER_DEPTH = 20;

type AnyListener = (event: GameEvent, held: ActiveEffect['held'], play: Play) => void;

/** Resolves one command: the encounter as it becomes, and what happened on the way. */
export class Resolution extends EncounterView implements Play {
  readonly events: GameEvent[] = [];
  /** The frame whose step is running: told things go to its open memo. */
  running: StepFrame | null = null;
  private depth = 0;

  emit(event: GameEvent): void {
    const over = event.type === 'effectEnded' ? this.holding(event.who, event.uid) : null;
    const { combatants } = this.state;
    this.state = applyEvent(this.state, event);
    // A table of its own, made by this event: the events that follow need no copy.
    if (this.state.combatants !== combatants) makeOwn(this.state.combatants);
    this.events.push(event);
    if (++this.depth > LISTENER_DEPTH) throw new Error(`effects keep answering each other at ${event.type}`);
    this.tellListeners(event);
    if (event.type === 'effectEnded' && over) over.effect.over?.(over.held, event.reason, this);
    this.depth--;
  }
  private holding(who: CombatantId, uid: number): ActiveEffect | null {
    const holder = this.find(who);
    return (holder && this.effectsOf(holder).find(({ held }) => held.instance?.uid === uid)) ?? null;
  }
  roll(request: RollRequest): Rolled {
    const dice = parseDice(request.dice);
    if (!dice) throw new Error(`no dice: ${request.dice}`);
    const { who, purpose, what } = request;
    const faces: number[] = [];
    for (const { count, sides } of dice.terms)
      for (let i = 0; i < count; i++) {
        const next = nextFace(this.state.dice, sides, { who, purpose, what });
        this.replace({ dice: next.dice });
        faces.push(next.face);
      }
    const modifier = dice.plus + total(request.modifiers);
    const sum = faces.reduce((a, b) => a + b, modifier);
    this.emit({ type: 'rolled', ...request, faces, total: sum });
    return { faces, total: sum, modifier };
  }
  push(
    actor: CombatantId,
    action: string,
    args: JsonRecord,
    at: { readonly step: string } = { step: 'declare' },
  ): number {
    const id = this.nextId();
    const parent = this.running?.id ?? null;
    const frame: Frame = { id, parent, action, step: at.step, actor, args, memo: {}, answer: null };
    this.replace({ stack: [...this.state.stack, frame] });
    return id;
  }
  ask(frame: StepFrame, decision: Omit<Decision, 'id' | 'frame'>): number {
    const id = this.nextId();
    this.replace({ decisions: [...this.state.decisions, { ...decision, id, frame: frame.id }] });
    return id;
  }
  withdraw(decision: number): void {
    this.replace({ decisions: this.state.decisions.filter(({ id }) => id !== decision) });
  }
  openDecisions(frame: StepFrame): readonly Decision[] {
    return this.state.decisions.filter((it) => it.frame === frame.id);
  }
  tell(frame: number | null, key: string, value: JsonRecord[string]): void {
    const add = (memo: JsonRecord): JsonRecord => {
      const known = memo[key];
      return { ...memo, [key]: [...(Array.isArray(known) ? (known as JsonRecord[string][]) : []), value] };
    };
    if (this.running && this.running.id === frame) this.running.memo = { ...add(this.running.memo) };
    else
      this.replace({
        stack: this.state.stack.map((it) => (it.id === frame ? { ...it, memo: add(it.memo) } : it)),
      });
  }
  gain(who: CombatantId, effect: Omit<EffectInstance, 'uid'>): void {
    this.emit({ type: 'effectGained', who, effect: { ...effect, uid: this.nextId() } });
  }
  dropFrames(actor: CombatantId | null): void {
    const { stack, decisions } = this.state;
    const from = actor === null ? 0 : stack.findIndex((frame) => frame.actor === actor);
    if (from < 0) return;
    const kept = stack.slice(0, from);
    this.replace({
      stack: kept,
      decisions: decisions.filter(({ frame }) => kept.some(({ id }) => id === frame)),
    });
  }
  nextId(): number {
    const id = this.state.nextId;
    this.replace({ nextId: id + 1 });
    return id;
  }
  /** Stack, decisions, dice and ids are the machine's own: they change without an event. */
  replace(changes: Partial<Encounter>): void {
    this.state = { ...this.state, ...changes };
  }
  private tellListeners(event: GameEvent): void {
    const type: EventType = event.type;
    for (const id of listenersOf(this, type)) {
      const holder = this.find(id);
      if (!holder) continue;
      for (const { effect, held } of this.effectsOf(holder)) {
        const listener = effect.on?.[type] as AnyListener | undefined;
        listener?.(event, held, this);
      }
    }
  }
}
