import type { Question } from '@northlight/shared-api';
import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { followUpsInWords, questionsInWords, quoted } from './wording.ts';

/** A question to delete, and how many follow-ups would be deleted with it. */
export interface Deletion {
  question: Question;
  followUps: number;
}

interface DeleteQuestionDialogProps {
  deletion: Deletion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A rejected promise keeps the dialog open. */
  onConfirm: () => Promise<void>;
}

/** Confirms deleting a question and its follow-ups. */
export function DeleteQuestionDialog({ deletion, open, onOpenChange, onConfirm }: DeleteQuestionDialogProps) {
  const { question, followUps } = deletion;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={followUps === 0 ? 'Delete this question?' : `Delete this question and its ${followUpsInWords(followUps)}?`}
      confirmLabel={`Delete ${questionsInWords(followUps + 1)}`}
      onConfirm={onConfirm}
    >
      {followUps === 0
        ? `${quoted(question)} will be removed from your set. You keep the answers you’ve already received.`
        : `${quoted(question)} and everything that depends on it will be removed from your set. You keep the answers you’ve already received.`}
    </ConfirmDialog>
  );
}
