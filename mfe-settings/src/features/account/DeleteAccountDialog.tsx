import { dayOf, deleteAccount, discardUnsavedChanges, formFailure, useSession } from '@northlight/shared-api';
import { DELETION_GRACE_DAYS, DELETION_WORD } from '@northlight/shared-api/rules';
import { Banner, Button, Row, Stack } from '@northlight/shared-ui';
import { Form, FormPasswordField, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { object, string } from 'yup';

const EMPTY = { password: '', confirmation: '' };
const ASK = `Type ${DELETION_WORD} to confirm.`;

const schema = object({
  password: string().required('Password is required.'),
  confirmation: string().test('word', ASK, (text = '') => text.trim().toLowerCase() === DELETION_WORD),
});

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account: asks for the password and a confirmation word, then shows until when deletion can be undone. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { signOut } = useSession();
  const [due, setDue] = useState<string | null>(null);

  const handleSubmit = async (values: typeof EMPTY) => {
    try {
      const { deletion_due } = await deleteAccount(values);
      setDue(deletion_due);
    } catch (error) {
      throw formFailure(error, 'Failed to delete your account. Please try again.');
    }
  };
  const handleLeave = () => {
    discardUnsavedChanges();
    void signOut();
  };
  if (due) {
    return (
      <Dialog
        open
        size="sm"
        onOpenChange={handleLeave}
        title="Your account will be deleted"
        footer={
          <Button variant="primary" onClick={handleLeave}>
            Leave
          </Button>
        }
      >
        <p>{`It is out of sight now, and goes for good on ${dayOf(due)}. To keep it, log in again before then.`}</p>
      </Dialog>
    );
  }
  return (
    <Dialog open={open} size="sm" onOpenChange={onOpenChange} title="Delete your account?">
      <Stack gap="s5">
        <Banner tone="caution">
          {`You are logged out everywhere and your profile is hidden at once. After ${DELETION_GRACE_DAYS} days everything is deleted: profile, questions, evaluations, decks, answers and files. Logging in before then keeps the account.`}
        </Banner>
        <Form label="Delete account" initialValues={EMPTY} schema={schema} onSubmit={handleSubmit}>
          <FormPasswordField name="password" label="Password" autoComplete="current-password" required />
          <FormTextField
            name="confirmation"
            label={`Type “${DELETION_WORD}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Row style={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <SubmitButton variant="danger" pendingLabel="Deleting…">
              Delete account
            </SubmitButton>
          </Row>
        </Form>
      </Stack>
    </Dialog>
  );
}
