import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useDo, useFight } from './context';

interface PanelProps {
  /** Its key among the folded panels, and its test id. */
  readonly id: string;
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the context column that can be folded away, and stays so. */
export function Panel({ id, title, tools, children }: PanelProps) {
  const folded = useFight((fight) => fight.ui.collapsed.includes(id));
  const { togglePanel } = useDo();
  const body = useId();
  return (
    <section
      className={`panel panel-${id}`}
      aria-labelledby={`${body}-title`}
      data-testid={id}
      data-folded={folded}
    >
      <header className="panel-head">
        <h2 id={`${body}-title`}>
          <button
            type="button"
            className="panel-fold"
            aria-expanded={!folded}
            aria-controls={body}
            onClick={() => togglePanel(id)}
          >
            <ChevronDown size={16} aria-hidden="true" />
            {title}
          </button>
        </h2>
        {folded ? null : tools}
      </header>
      {folded ? null : (
        <div className="panel-body" id={body}>
          {children}
        </div>
      )}
    </section>
  );
}
