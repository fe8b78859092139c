import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value gives the children another chance. */
  resetBy?: string;
  /** Stands in for children that failed to render. */
  broken: () => ReactNode;
}

interface State {
  failed?: boolean;
  resetBy?: string;
}

/** Keeps a failure of its children from taking the whole page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetBy: this.props.resetBy };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetBy }: ErrorBoundaryProps, state: State): State | null {
    return resetBy === state.resetBy ? null : { resetBy, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.broken() : this.props.children;
  }
}
