import type { LucideIcon } from 'lucide-react';
import { Tip } from './tip';

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly testId: string;
  readonly onClick: () => void;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A square button with an icon; its label is its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, testId, onClick, keys, pressed, disabled = false, className = '' } = props;
  return (
    <Tip label={label} keys={keys}>
      <button
        type="button"
        className={`icon-button ${className}`}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled}
        data-testid={testId}
        onClick={() => {
          if (!disabled) onClick();
        }}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </Tip>
  );
}
