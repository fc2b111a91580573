import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { answerLeaving } from './leaving.ts';

/** Leaving would lose what was entered: the safe answer is to stay. */
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
      What you entered on this page has not been saved and would be lost.
    </ConfirmDialog>
  );
}
