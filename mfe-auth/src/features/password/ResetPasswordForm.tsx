import { confirmPasswordReset, formFailure } from '@northlight/shared-api';
import { PASSWORD_MAX, PASSWORD_MIN } from '@northlight/shared-api/rules';
import { Form, FormPasswordField, SubmitButton } from '@northlight/shared-ui/form';
import { emptyNewPassword, newPasswordSchema } from './new-password-schema.ts';

interface ResetPasswordFormProps {
  /** Parameters from the link in the email. */
  link: { uid: string; token: string };
  onReset: () => Promise<void>;
}

/** Sets a new password with the link from the email. */
export function ResetPasswordForm({ link, onReset }: ResetPasswordFormProps) {
  const handleSubmit = async (passwords: typeof emptyNewPassword) => {
    try {
      await confirmPasswordReset(link, passwords);
    } catch (error) {
      throw formFailure(error, 'Failed to reset password.');
    }
    await onReset();
  };
  return (
    <Form label="Reset password" initialValues={emptyNewPassword} schema={newPasswordSchema} onSubmit={handleSubmit}>
      <FormPasswordField
        name="new_password"
        label="New password"
        hint={`${PASSWORD_MIN}–${PASSWORD_MAX} characters.`}
        autoComplete="new-password"
        strength
        required
      />
      <FormPasswordField name="confirm_password" label="Confirm new password" autoComplete="new-password" required />
      <SubmitButton size="lg" pendingLabel="Saving…">
        Reset password
      </SubmitButton>
    </Form>
  );
}
