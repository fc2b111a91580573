import { messageOf } from '@northlight/shared-api';
import { Button, ErrorCard } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';

interface DirectoryFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The list could not be read; search and filters stay usable. */
export function DirectoryFailure({ error, onRetry }: DirectoryFailureProps) {
  return (
    <ErrorCard
      title="The investors did not load"
      actions={
        <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'Unable to load investors. Please try again later.')}
    </ErrorCard>
  );
}
