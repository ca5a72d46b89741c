import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  readonly of: IconNode | null;
  /** CSS pixels. */
  readonly size: number;
}

/** An icon beside words that say the same; nothing where there is none. */
export function Icon({ of, size }: IconProps) {
  if (of === null) return null;
  return (
    <svg
      className="icon"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: `${tag}${index}`, ...attributes }))}
    </svg>
  );
}
