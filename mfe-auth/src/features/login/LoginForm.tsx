import { login, paths, useSession } from '@northlight/shared-api';
import { Link, useToast } from '@northlight/shared-ui';
import { Form, FormCheckbox, FormPasswordField, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginFailure } from './login-failure.ts';
import { emptyLogin, loginSchema } from './login-schema.ts';

/** Logs in and goes on to `next`. */
export function LoginForm({ next }: { next: string }) {
  const { signIn } = useSession();
  const toast = useToast();
  const navigate = useNavigate();

  const handleSubmit = async ({ email, password, remember }: typeof emptyLogin) => {
    try {
      await signIn(await login({ email: email.trim(), password }, remember), remember);
    } catch (error) {
      throw loginFailure(error);
    }
    toast({ title: 'Login successful!', tone: 'positive' });
    navigate(next, { replace: true });
  };

  return (
    <Form label="Login" initialValues={emptyLogin} schema={loginSchema} onSubmit={handleSubmit}>
      <FormTextField name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" required />
      <FormPasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        labelEnd={<Forgotten to={paths.forgotPassword()}>Forgot password?</Forgotten>}
      />
      <FormCheckbox name="remember" label="Remember me on this device" />
      <SubmitButton size="lg" pendingLabel="Logging in…">
        Login
      </SubmitButton>
    </Form>
  );
}

const Forgotten = styled(Link)`
  font-weight: 400;
`;
