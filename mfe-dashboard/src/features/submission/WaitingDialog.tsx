import { isForbidden, messageOf } from '@northlight/shared-api';
import { Button, ErrorCard, Loading, NoPermission } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { RotateCw } from 'lucide-react';

interface WaitingDialogProps {
  /** What it is called until the deck is there. */
  title: string;
  /** Why the deck did not come; null while it is on its way. */
  error: Error | null;
  onRetry: () => void;
  onOpenChange: (open: boolean) => void;
}

/** The dialog of a deck that is not there yet, or did not come. */
export function WaitingDialog({ title, error, onRetry, onOpenChange }: WaitingDialogProps) {
  return (
    <Dialog open onOpenChange={onOpenChange} size="lg" title={error ? 'The deck did not load' : title}>
      {!error ? (
        <Loading label="Loading the deck..." lines={6} />
      ) : isForbidden(error) ? (
        <NoPermission />
      ) : (
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
      )}
    </Dialog>
  );
}
