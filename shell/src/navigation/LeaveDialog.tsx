import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { answerLeaving } from './leaving.ts';

/** Confirms leaving a page with unsaved input. The safe choice is to stay. */
export default function LeaveDialog() {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && answerLeaving(false)}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => answerLeaving(true)}
    >
      Your changes on this page haven’t been saved and would be lost.
    </ConfirmDialog>
  );
}
