import { isForbidden, messageOf } from '@northlight/shared-api';
import { Button, ErrorCard, Loading, NoPermission } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';

interface DeckOnItsWayProps {
  /** Why the deck did not come; null while it is on its way. */
  error: Error | null;
  onRetry: () => void;
}

/** What a deck's dialog holds until the deck is there, or when it did not come. */
export function DeckOnItsWay({ error, onRetry }: DeckOnItsWayProps) {
  if (!error) return <Loading label="Loading the deck..." lines={6} />;
  if (isForbidden(error)) return <NoPermission />;
  return (
    <ErrorCard
      title="The deck did not load"
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
