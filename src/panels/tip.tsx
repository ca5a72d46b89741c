import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { unbroken } from './unbroken';

interface TipProps {
  readonly label: ReactNode;
  /** The key that does the same. */
  readonly keys?: string | undefined;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A hint on hovering and on focus. What it says must also be in the element's own label or description. */
export function Tip({ label, keys, side = 'bottom', children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} sideOffset={6} collisionPadding={8} className="tip-place">
          <Tooltip.Popup className="tip">
            {typeof label === 'string' ? unbroken(label) : label}
            {keys === undefined ? null : <kbd>{keys}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
