import { addPasskey, formFailure, isPasskeyKnown, type PasskeyCreation } from '@northlight/shared-api';
import { Button, Row, useToast } from '@northlight/shared-ui';
import { Form, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { object, string } from 'yup';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const NAME_MAX = 60;
const schema = object({
  name: string().trim().required('Give the passkey a name.').max(NAME_MAX, `Use at most ${NAME_MAX} characters.`),
});
const KNOWN = 'This device already has a passkey for your account.';

interface AddPasskeyDialogProps {
  offer: PasskeyCreation;
  /** Suggested name. */
  name: string;
  /** Called after the passkey was added. */
  onChange: () => void;
  onClose: () => void;
  /** The element that receives focus on close. */
  finalFocus: () => HTMLElement | null;
}

/** Names a passkey, has the browser create it, and shows recovery codes if it is the first factor. */
export default function AddPasskeyDialog({ offer, name, onChange, onClose, finalFocus }: AddPasskeyDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const toast = useToast();

  const handleSubmit = async (values: { name: string }) => {
    try {
      const added = await addPasskey(offer, values.name.trim());
      if (!added) return;
      onChange();
      if (added.recovery_codes) return setCodes(added.recovery_codes);
      toast({ title: `Passkey “${added.passkey.name}” added`, tone: 'positive' });
      onClose();
    } catch (error) {
      if (isPasskeyKnown(error)) throw { fieldErrors: {}, detail: KNOWN };
      throw formFailure(error, 'Failed to add the passkey. Please try again.');
    }
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      finalFocus={finalFocus}
      title={codes ? 'Recovery codes' : 'Add a passkey'}
    >
      {codes ? (
        <RecoveryCodes
          codes={codes}
          title="The passkey has been added. From now on, your password alone is not enough to log in."
          onDone={onClose}
        />
      ) : (
        <Form label="Add a passkey" initialValues={{ name }} schema={schema} onSubmit={handleSubmit}>
          <FormTextField
            name="name"
            label="Name"
            hint="Helps you tell your passkeys apart."
            autoComplete="off"
            required
          />
          <Row style={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton pendingLabel="Waiting for your device…">Create passkey</SubmitButton>
          </Row>
        </Form>
      )}
    </Dialog>
  );
}
