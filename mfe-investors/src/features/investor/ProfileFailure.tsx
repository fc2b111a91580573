import { ApiError, paths } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';

/** Messages by HTTP status of the failed request. */
const MESSAGES: Record<number, string> = {
  403: 'This investor profile is not active at the moment.',
  404: 'Investor profile not found.',
};

const OTHERWISE = 'Unable to load investor profile. Please try again later.';

interface ProfileFailureProps {
  /** The error; null if the URL names no profile. */
  error: unknown;
  onRetry: () => void;
}

/** Explains why the profile cannot be shown and suggests what to do. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  const status = error === null ? 404 : error instanceof ApiError ? error.status : 0;
  const known = MESSAGES[status];
  return (
    <ErrorCard
      size="page"
      title={known ?? OTHERWISE}
      actions={
        known ? (
          <ButtonLink to={paths.investors()} variant="primary">
            See all investors
          </ButtonLink>
        ) : (
          <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  );
}
