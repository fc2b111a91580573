import type { StoredQuestions } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { questionsInWords } from './wording.ts';

interface ConflictDialogProps {
  /** The set that is stored now. */
  stored: StoredQuestions;
  /** Number of questions on screen. */
  count: number;
  onKeepMine: () => void;
  onUseStored: () => void;
  /** Closes without a decision. The set on screen stays unsaved. */
  onClose: () => void;
}

/** Asks which version to keep when the set was also changed elsewhere. */
export function ConflictDialog({ stored, count, onKeepMine, onUseStored, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your questions were changed elsewhere"
      footer={
        <>
          <Button onClick={onUseStored}>Use the other version</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        Another tab or device has saved this set since you opened it. {questionsInWords(stored.questions.length)}{' '}
        {stored.questions.length === 1 ? 'is' : 'are'} stored there, {count} {count === 1 ? 'is' : 'are'} on this page.
        Your changes haven’t been saved yet, and nothing was overwritten.
      </p>
    </Dialog>
  );
}
