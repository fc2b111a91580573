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
        Another tab or device has saved this deck since you opened it. Your changes are on this page and on this device;
        nothing was overwritten. A copy keeps both. Loading the other version gives up what you changed here.
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
