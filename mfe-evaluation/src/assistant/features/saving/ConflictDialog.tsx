import { Button } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';

interface ConflictDialogProps {
  /** The action in progress. */
  pending: 'copy' | 'stored' | null;
  problem: string | null;
  onKeepCopy: () => void;
  onLoadStored: () => void;
  /** Closes without a decision: the changes stay on screen, unsaved. */
  onClose: () => void;
}

/** Asks what to do with local changes when the deck was saved elsewhere in the meantime. */
export function ConflictDialog({ pending, problem, onKeepCopy, onLoadStored, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="This deck was changed elsewhere"
      footer={
        <>
          <Button pending={pending === 'stored'} onClick={onLoadStored}>
            Load the other version
          </Button>
          <Button variant="primary" pending={pending === 'copy'} onClick={onKeepCopy}>
            Keep mine as a copy
          </Button>
        </>
      }
    >
      <p>
        This deck was saved in another tab or on another device after you opened it. Your changes are safe on this
        device, and nothing was overwritten. Keep yours as a copy to have both, or load the other version and discard
        your changes.
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
