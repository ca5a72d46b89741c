import { Component, type ReactNode } from 'react';
import { useFight, useText } from './context';

/** A part that fails must not take the rest of the page with it. It is tried again when the fight has moved on. */
export function Boundary({ children }: { readonly children: ReactNode }) {
  const change = useFight((fight) => fight.change.id);
  const text = useText();
  return (
    <Catching again={change} message={text.t('ui:boundary.failed')}>
      {children}
    </Catching>
  );
}

interface CatchingProps {
  readonly again: number;
  readonly message: string;
  readonly children: ReactNode;
}
interface Caught {
  /** The change at which it failed. */
  readonly failedAt: number | null;
}
class Catching extends Component<CatchingProps, Caught> {
  override state: Caught = { failedAt: null };

  static getDerivedStateFromError(): Partial<Caught> {
    return { failedAt: -1 };
  }

  static getDerivedStateFromProps({ again }: CatchingProps, { failedAt }: Caught): Partial<Caught> | null {
    if (failedAt === -1) return { failedAt: again };
    return failedAt === null || failedAt === again ? null : { failedAt: null };
  }

  override render(): ReactNode {
    const { message, children } = this.props;
    if (this.state.failedAt === null) return children;
    return (
      <p className="failed" role="alert" data-testid="failed">
        {message}
      </p>
    );
  }
}
