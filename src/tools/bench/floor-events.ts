// The bare floor of a command: a die, a sum, a few event objects and a changed copy of the state. No rules.

interface FloorFighter {
  readonly id: string;
  readonly damage: number;
  readonly attack: number;
  readonly armorClass: number;
}
export interface FloorState {
  readonly fighters: Readonly<Record<string, FloorFighter>>;
  readonly seed: number;
}
interface FloorOutcome {
  readonly state: FloorState;
  readonly events: readonly object[];
}

export function floorState(count: number): FloorState {
  const fighters = Array.from({ length: count }, (_, index): [string, FloorFighter] => {
    const id = `c${index}`;
    return [id, { id, damage: 0, attack: 3, armorClass: 15 }];
  });
  return { fighters: Object.fromEntries(fighters), seed: 7 };
}

/** One attack, the way a program without rules would write it. */
export function floorAttack(state: FloorState, by: string, on: string): FloorOutcome {
  const seed = (state.seed * 48271) % 2147483647;
  const face = (seed % 20) + 1;
  const attacker = state.fighters[by];
  const target = state.fighters[on];
  if (attacker === undefined || target === undefined) return { state, events: [] };
  const total = face + attacker.attack;
  const hit = total >= target.armorClass;
  const amount = hit ? (seed % 8) + 3 : 0;
  const events = [
    { type: 'rolled', who: by, faces: [face], total },
    { type: 'attacked', by, on, total, armorClass: target.armorClass, hit },
    { type: 'damaged', who: on, by, amount },
  ];
  const hurt = { ...target, damage: target.damage + amount };
  return { state: { fighters: { ...state.fighters, [on]: hurt }, seed }, events };
}
