import { login, paths, type SecondFactorChallenge } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { Form, FormCheckbox, FormPasswordField, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { styled } from 'styled-components';
import { focusOnArrival } from './focus-on-arrival.ts';
import { loginFailure } from './login-failure.ts';
import { emptyLogin, loginSchema } from './login-schema.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { useSignedIn } from './useSignedIn.ts';

/** A login that still needs its second factor. */
export interface PendingLogin extends SecondFactorChallenge {
  email: string;
  remember: boolean;
}

interface LoginFormProps {
  /** Values to restore when the user comes back from the second step. */
  typed?: Pick<PendingLogin, 'email' | 'remember'> | undefined;
  /** Path to open after login. */
  next: string;
  /** Called instead of redirecting when the account has a second factor. */
  onChallenge: (pending: PendingLogin) => void;
}

/** Login by password. */
export function LoginForm({ typed, next, onChallenge }: LoginFormProps) {
  const goOn = useSignedIn(next);

  const handleSubmit = async ({ email, password, remember }: typeof emptyLogin) => {
    try {
      const answer = await login({ email: email.trim(), password }, remember);
      if ('challenge' in answer) onChallenge({ ...answer, email: email.trim(), remember });
      else await goOn(answer, remember);
    } catch (error) {
      throw loginFailure(error);
    }
  };

  return (
    <Form
      label="Login"
      initialValues={typed ? { ...emptyLogin, ...typed } : emptyLogin}
      schema={loginSchema}
      onSubmit={handleSubmit}
    >
      {({ values, isSubmitting }) => (
        <>
          <FormTextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
          />
          <FormPasswordField
            ref={typed && focusOnArrival}
            name="password"
            label="Password"
            autoComplete="current-password"
            required
          />
          <Row>
            <FormCheckbox name="remember" label="Remember me on this device" />
            <Link to={paths.forgotPassword()}>Forgot password?</Link>
          </Row>
          <SubmitButton size="lg" pendingLabel="Logging in…">
            Login
          </SubmitButton>
          <PasskeyLogin remember={values.remember} next={next} disabled={isSubmitting} />
        </>
      )}
    </Form>
  );
}

/* After the password, so that Tab leads from the email to the password. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s4);
  font-size: var(--text-sm);
`;
