import type { Combatant } from '../engine/state';
import { initialsOf } from '../text/initials';

/** Rings tell the sides apart by shape as well as by colour. */
const RINGS: Readonly<Record<string, string>> = { party: 'party', foes: 'foes', neutral: 'neutral' };

/** Initials in the ring of the side. */
export function Portrait({
  combatant,
  large = false,
}: {
  readonly combatant: Combatant;
  readonly large?: boolean;
}) {
  return <NamedPortrait name={combatant.sheet.name} side={combatant.side} large={large} />;
}

interface NamedProps {
  readonly name: string;
  readonly side: string;
  readonly large?: boolean;
}
/** The same of somebody who is not in the fight yet. */
export function NamedPortrait({ name, side, large = false }: NamedProps) {
  const ring = RINGS[side] ?? 'third';
  return (
    <span className={`portrait ${large ? 'portrait-large' : ''}`} data-side={ring} aria-hidden="true">
      <Ring side={ring} />
      <span>{initialsOf(name)}</span>
    </span>
  );
}

function Ring({ side }: { readonly side: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {side === 'third' ? <circle cx="20" cy="20" r="14.5" className="ring ring-thin" /> : null}
      <circle
        cx="20"
        cy="20"
        r="18"
        className={`ring ${side === 'third' ? 'ring-thin' : ''}`}
        strokeDasharray={side === 'foes' ? '11.1 3.03' : side === 'neutral' ? '4 3.07' : undefined}
      />
    </svg>
  );
}
