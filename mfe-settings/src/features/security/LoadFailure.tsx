import { messageOf } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';

interface LoadFailureProps {
  error: unknown;
  /** What is said when the failure has no words of its own. */
  fallback: string;
  onRetry: () => void;
}

/** A part of the section that could not be read, with the way to try again. */
export const LoadFailure = ({ error, fallback, onRetry }: LoadFailureProps) => (
  <Banner tone="negative" announce="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
    {messageOf(error, fallback)}
  </Banner>
);
