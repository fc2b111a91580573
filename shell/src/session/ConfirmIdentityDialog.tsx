import {
  canUsePasskeys,
  confirmWithPasskey,
  formFailure,
  messageOf,
  reAuthenticate,
  useSecondFactor,
  useSession,
} from '@northlight/shared-api';
import { Banner, Button, Loading, Row, Stack } from '@northlight/shared-ui';
import { Form, FormPasswordField, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { Dialog } from '@northlight/shared-ui/overlays';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { object, string } from 'yup';

const EMPTY = { password: '', passcode: '' };
const password = string().required('Password is required.');
const passcode = string().trim();
const PASSWORD_ALONE = object({ password, passcode });
const BOTH = object({ password, passcode: passcode.required('Enter the code from your app, or a recovery code.') });
const FAILED = 'We couldn’t confirm it’s you. Please try again.';

interface ConfirmIdentityDialogProps {
  /** Called with a proof of identity, or with null when the user declines. */
  onAnswer: (proof: string | null) => void;
}

/** Asks for a passkey, or for the password again and, if the account has a second factor, for a code. */
export default function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const { user } = useSession();
  const { data: factor, isPending } = useSecondFactor();
  const [passkey, setPasskey] = useState<'idle' | 'pending' | { failure: string }>('idle');

  const handlePasskey = async () => {
    setPasskey('pending');
    try {
      const answer = await confirmWithPasskey();
      setPasskey('idle');
      if (answer) onAnswer(answer.proof);
    } catch (error) {
      setPasskey({ failure: messageOf(error, FAILED) });
    }
  };

  const handleSubmit = async (values: typeof EMPTY) => {
    const code = values.passcode.trim();
    try {
      const { proof } = await reAuthenticate({ password: values.password, ...(code && { passcode: code }) });
      onAnswer(proof);
    } catch (error) {
      throw formFailure(error, FAILED);
    }
  };
  const hasPasskey = canUsePasskeys() && (factor?.passkeys ?? 0) > 0;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => onAnswer(null)}
      title="Confirm it’s you"
      description="This changes who can use your account or see its data, so we need to confirm it’s you."
    >
      {isPending ? (
        <Loading lines={3} />
      ) : (
        <Stack gap="s5">
          {hasPasskey && (
            <Stack>
              {typeof passkey === 'object' && (
                <Banner tone="negative" announce="assertive">
                  {passkey.failure}
                </Banner>
              )}
              <Button
                block
                icon={<KeyRound aria-hidden="true" />}
                pending={passkey === 'pending'}
                pendingLabel="Waiting…"
                onClick={handlePasskey}
              >
                Use a passkey
              </Button>
            </Stack>
          )}
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
                label={factor.app ? 'Code from your app' : 'Recovery code'}
                hint={
                  factor.app ? 'Or one of your recovery codes.' : 'One of the ten codes you saved. Each works once.'
                }
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
        </Stack>
      )}
    </Dialog>
  );
}
