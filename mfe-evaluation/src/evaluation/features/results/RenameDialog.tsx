import { type Evaluation, messageOf, useRenameEvaluation } from '@northlight/shared-api';
import { Button, TextField } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { type FormEvent, useId, useState } from 'react';

interface RenameDialogProps {
  evaluation: Evaluation;
  onClose: () => void;
}

const MAX = 120;

export function RenameDialog({ evaluation, onClose }: RenameDialogProps) {
  const [name, setName] = useState(evaluation.name);
  const rename = useRenameEvaluation(evaluation.id);
  const form = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(name, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Rename this evaluation"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} pending={rename.isPending} pendingLabel="Saving…">
            Save name
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit}>
        <TextField
          label="Name"
          hint={`Leave empty to use ${evaluation.original_filename}.`}
          maxLength={MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          {...(rename.isError && { error: messageOf(rename.error, 'The name couldn’t be saved. Please try again.') })}
        />
      </form>
    </Dialog>
  );
}
