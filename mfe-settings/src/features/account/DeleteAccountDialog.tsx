import { dayOf, deleteAccount, discardUnsavedChanges, messageOf, useSession } from '@northlight/shared-api';
import { DELETION_GRACE_DAYS, DELETION_WORD } from '@northlight/shared-api/rules';
import { Banner, Button, Row, Stack, useToast } from '@northlight/shared-ui';
import { Form, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { object, string } from 'yup';

const EMPTY = { confirmation: '' };
const ASK = `Type ${DELETION_WORD} to confirm.`;

const schema = object({
  confirmation: string().test('word', ASK, (text = '') => text.trim().toLowerCase() === DELETION_WORD),
});

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account: asks for a confirmation word and who one is, then shows until when deletion can be undone. */
export default function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { signOut } = useSession();
  const toast = useToast();
  const [due, setDue] = useState<string | null>(null);

  const handleSubmit = async (values: typeof EMPTY) => {
    onOpenChange(false); // the dialog that confirms who one is follows in its place
    try {
      const { deletion_due } = await deleteAccount(values);
      setDue(deletion_due);
    } catch (error) {
      toast({ title: messageOf(error, 'Failed to delete your account. Please try again.'), tone: 'negative' });
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
            Log out
          </Button>
        }
      >
        <p>{`It’s hidden now and will be deleted on ${dayOf(due)}. Log in before then to keep it.`}</p>
      </Dialog>
    );
  }
  return (
    <Dialog open={open} size="sm" onOpenChange={onOpenChange} title="Delete your account?">
      <Stack gap="s5">
        <Banner tone="caution">
          {`You’ll be logged out everywhere and your profile will be hidden immediately. After ${DELETION_GRACE_DAYS} days, everything is deleted: profile, questions, evaluations, decks, answers and files. Log in before then to keep your account.`}
        </Banner>
        <Form label="Delete account" initialValues={EMPTY} schema={schema} onSubmit={handleSubmit}>
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
