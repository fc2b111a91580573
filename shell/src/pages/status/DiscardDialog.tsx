import { ConfirmDialog } from '@northlight/shared-ui/overlays';

interface DiscardDialogProps {
  /** What the job does. */
  name: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before the work of a failed job is lost. */
export default function DiscardDialog({ name, onClose, onConfirm }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Discard this job?"
      confirmLabel="Discard"
      // Not awaited, so that this dialog closes before the one that confirms who the admin is.
      onConfirm={() => void onConfirm()}
    >
      “{name}” won’t run. This can’t be undone.
    </ConfirmDialog>
  );
}
