import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value gives the children another chance. */
  resetBy?: string;
  /** Stands in for children that failed to render. */
  broken: (error: unknown) => ReactNode;
}

interface State {
  failed?: { error: unknown };
  resetBy?: string;
}

/** Keeps a failure of its children from taking the whole page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetBy: this.props.resetBy };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetBy }: ErrorBoundaryProps, state: State): State | null {
    return resetBy === state.resetBy ? null : { resetBy };
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.broken(failed.error) : this.props.children;
  }
}
