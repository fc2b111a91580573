import { formFailure, passChallenge } from '@northlight/shared-api';
import { Button, Stack } from '@northlight/shared-ui';
import { Form, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { type MouseEvent, useState } from 'react';
import { object, string } from 'yup';
import { focusOnArrival } from './focus-on-arrival.ts';
import type { PendingLogin } from './LoginForm.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { useSignedIn } from './useSignedIn.ts';

const KINDS = {
  app: {
    label: 'Code from your app',
    hint: 'A six-digit code that changes every 30 seconds.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    schema: object({ passcode: string().trim().required('Enter the code from your app.') }),
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes you saved. Each works once.',
    inputMode: 'text',
    autoComplete: 'off',
    schema: object({ passcode: string().trim().required('Enter a recovery code.') }),
    other: 'Use a code from your app',
  },
} as const;

const empty = { passcode: '' };

/** Keeps the focus in the field. A blur would show the field's error, which moves the button away under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface SecondFactorFormProps {
  pending: PendingLogin;
  /** Path to open after login. */
  next: string;
  onBack: () => void;
}

/** The second step of a login. */
export function SecondFactorForm({ pending, next, onBack }: SecondFactorFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>(pending.app ? 'app' : 'recovery');
  const { label, hint, inputMode, autoComplete, schema, other } = KINDS[kind];
  const goOn = useSignedIn(next);

  const handleSubmit = async ({ passcode }: typeof empty) => {
    try {
      await goOn(await passChallenge(pending.challenge, passcode.trim()), pending.remember);
    } catch (error) {
      throw formFailure(error, 'Failed to login. Please try again.');
    }
  };

  return (
    <Stack gap="s5">
      <Form key={kind} label="Two-step login" initialValues={empty} schema={schema} onSubmit={handleSubmit}>
        <FormTextField
          ref={focusOnArrival}
          name="passcode"
          label={label}
          hint={hint}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SubmitButton size="lg" pendingLabel="Logging in…">
          Login
        </SubmitButton>
      </Form>
      {pending.passkeys && <PasskeyLogin remember={pending.remember} next={next} />}
      <Stack gap="s2">
        {pending.app && (
          <Button variant="quiet" onMouseDown={keepFocus} onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
            {other}
          </Button>
        )}
        <Button variant="quiet" onMouseDown={keepFocus} onClick={onBack}>
          Back to login
        </Button>
      </Stack>
    </Stack>
  );
}
