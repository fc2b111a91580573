import { messageOf } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';

interface LoadFailureProps {
  error: unknown;
  /** Shown if the error has no message of its own. */
  fallback: string;
  onRetry: () => void;
}

/** A part of the section that failed to load, with a retry button. */
export const LoadFailure = ({ error, fallback, onRetry }: LoadFailureProps) => (
  <Banner tone="negative" announce="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
    {messageOf(error, fallback)}
  </Banner>
);
