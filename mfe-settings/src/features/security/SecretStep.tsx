import { formFailure, type SecondFactorSecret } from '@northlight/shared-api';
import { CopyButton, Stack } from '@northlight/shared-ui';
import { Form, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { focusOnArrival } from './focus-on-arrival.ts';
import { QrCode } from './QrCode.tsx';

const schema = object({ passcode: string().trim().required('Enter the code from your app.') });
const empty = { passcode: '' };

interface SecretStepProps {
  secret: SecondFactorSecret;
  onCode: (passcode: string) => Promise<void>;
}

/** Shows the secret for an authenticator app, and asks for a first code to confirm it. */
export function SecretStep({ secret: { secret, uri }, onCode }: SecretStepProps) {
  const handleSubmit = async ({ passcode }: typeof empty) => {
    try {
      await onCode(passcode.trim());
    } catch (error) {
      throw formFailure(error, 'Failed to turn on two-step login. Please try again.');
    }
  };
  return (
    <Stack gap="s5">
      <p ref={focusOnArrival} tabIndex={-1}>
        Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis. Is the app on this
        device? <a href={uri}>Open it</a>.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <Manual>
        <span>
          Or type this key into the app:
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </span>
        <CopyButton text={secret}>Copy key</CopyButton>
      </Manual>
      <Form label="Confirm the code" initialValues={empty} schema={schema} onSubmit={handleSubmit}>
        <FormTextField
          name="passcode"
          label="Code from your app"
          hint="A six-digit code that changes every 30 seconds."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton pendingLabel="Checking…">Turn on</SubmitButton>
      </Form>
    </Stack>
  );
}

const Manual = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  flex-wrap: wrap;
  gap: var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);

  & code {
    display: block;
    margin-top: var(--s1);
    color: var(--ink);
    font-size: var(--text-md);
    overflow-wrap: anywhere;
  }
`;
