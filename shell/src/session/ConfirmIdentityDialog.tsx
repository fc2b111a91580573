import { formFailure, reAuthenticate, useSecondFactor, useSession } from '@northlight/shared-api';
import { Button, Loading, Row } from '@northlight/shared-ui';
import { Form, FormPasswordField, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { Dialog } from '@northlight/shared-ui/overlays';
import { object, string } from 'yup';

const EMPTY = { password: '', passcode: '' };
const password = string().required('Password is required.');
const passcode = string().trim();
const PASSWORD_ALONE = object({ password, passcode });
const BOTH = object({ password, passcode: passcode.required('Enter the code from your app, or a recovery code.') });

interface ConfirmIdentityDialogProps {
  /** Called with a proof of identity, or with null when the user declines. */
  onAnswer: (proof: string | null) => void;
}

/** Asks for the password again and, if the account has a second factor, for a code. */
export default function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const { user } = useSession();
  const { data: factor, isPending } = useSecondFactor();

  const handleSubmit = async (values: typeof EMPTY) => {
    const code = values.passcode.trim();
    try {
      const { proof } = await reAuthenticate({ password: values.password, ...(code && { passcode: code }) });
      onAnswer(proof);
    } catch (error) {
      throw formFailure(error, 'Failed to check your password. Please try again.');
    }
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => onAnswer(null)}
      title="Confirm it’s you"
      description="This changes who can use your account or see its data, so we ask for your password again."
    >
      {isPending ? (
        <Loading lines={3} />
      ) : (
        <Form
          label="Confirm it’s you"
          initialValues={EMPTY}
          schema={factor?.enabled ? BOTH : PASSWORD_ALONE}
          onSubmit={handleSubmit}
        >
          <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <FormPasswordField name="password" label="Password" autoComplete="current-password" required />
          {factor?.enabled && (
            <FormTextField
              name="passcode"
              label="Code from your app"
              hint="Or one of your recovery codes."
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
          <Row style={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => onAnswer(null)}>Cancel</Button>
            <SubmitButton pendingLabel="Checking…">Confirm</SubmitButton>
          </Row>
        </Form>
      )}
    </Dialog>
  );
}
