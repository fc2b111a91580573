import { ConfirmDialog } from '@northlight/shared-ui/overlays';

interface AllowDialogProps {
  release: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before a withdrawn release is given to browsers again. */
export default function AllowDialog({ release, onClose, onConfirm }: AllowDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Allow ${release} again?`}
      confirmLabel="Allow again"
      variant="primary"
      // Not awaited, so that this dialog closes before the one that confirms who the admin is.
      onConfirm={() => void onConfirm()}
    >
      Browsers will get it again, as listed in the release registry. Its loads and failures are counted from zero.
    </ConfirmDialog>
  );
}
