import type { ReactNode } from 'react';
import { useText } from '../context';

interface GroupProps {
  readonly id: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}
/** Fields that belong together, under a heading that folds them. */
export function Group({ id, open = false, children }: GroupProps) {
  const text = useText();
  return (
    <details className="edit-group" open={open} data-testid={`group-${id}`}>
      <summary>{text.t(`editor:group.${id}`)}</summary>
      <div className="edit-grid">{children}</div>
    </details>
  );
}
