import { RotateCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ErrorCard } from '../ErrorCard/ErrorCard.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Name of the part in the default message: "{part} did not load". @default 'This part' */
  part?: string;
  /** Replaces the default error card. `retry` renders the children again. */
  fallback?: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** For error reporting; the user already sees the fallback. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** When this value changes, for example the page's path, the boundary renders the children again. */
  resetKey?: unknown;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** Confines a render error to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    const { children, fallback, part = 'This part' } = this.props;
    if (!failure) return children;
    if (fallback) return fallback({ error: failure.error, retry: this.retry });
    return (
      <ErrorCard
        title={`${part} didn’t load`}
        actions={
          <Button size="sm" icon={<RotateCw />} onClick={this.retry}>
            Try again
          </Button>
        }
      >
        The rest of this page works.
      </ErrorCard>
    );
  }
}
