import { formFailure, requestPasswordReset } from '@northlight/shared-api';
import { PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { Form, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { object, string } from 'yup';

const schema = object({ email: string().trim().email(PROFILE_MESSAGES.email).required('Email is required.') });
const empty = { email: '' };

/** Requests a password reset link. `onSent` is called once the request succeeds. */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const handleSubmit = async ({ email }: typeof empty) => {
    try {
      await requestPasswordReset(email.trim());
    } catch (error) {
      throw formFailure(error, 'Failed to send reset link.');
    }
    onSent();
  };
  return (
    <Form label="Forgot password" initialValues={empty} schema={schema} onSubmit={handleSubmit}>
      <FormTextField name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" required />
      <SubmitButton size="lg" pendingLabel="Sending…">
        Send reset link
      </SubmitButton>
    </Form>
  );
}
