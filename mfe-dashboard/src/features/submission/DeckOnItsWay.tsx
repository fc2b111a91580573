import { isForbidden, messageOf } from '@northlight/shared-api';
import { Button, ErrorCard, Loading, NoPermission } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';

interface DeckOnItsWayProps {
  /** The error if loading failed; null while the deck is loading. */
  error: Error | null;
  onRetry: () => void;
}

/** A deck dialog's loading and error states. */
export function DeckOnItsWay({ error, onRetry }: DeckOnItsWayProps) {
  if (!error) return <Loading label="Loading the deck..." lines={6} />;
  if (isForbidden(error)) return <NoPermission>Your account no longer has access to this deck.</NoPermission>;
  return (
    <ErrorCard
      title="The deck didn’t load"
      actions={
        <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'Unable to load this deck. Please try again later.')}
    </ErrorCard>
  );
}
