import { RotateCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ErrorCard } from '../ErrorCard/ErrorCard.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Names the part in the standard message: "{part} did not load". @default 'This part' */
  part?: string;
  /** Drawn instead of the standard card. `retry` renders the children anew. */
  fallback?: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** For reports; the person sees the fallback already. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** When this changes, such as the path of the page, the children get another chance. */
  resetKey?: unknown;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** Keeps what breaks while rendering from taking the rest of the page with it. */
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
        title={`${part} did not load`}
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
