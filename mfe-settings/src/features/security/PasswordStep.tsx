import { formFailure } from '@northlight/shared-api';
import { Form, FormPasswordField, SubmitButton } from '@northlight/shared-ui/form';
import { object, string } from 'yup';

const schema = object({ current_password: string().required('Current password is required.') });
const empty = { current_password: '' };

interface PasswordStepProps {
  /** Why the password is needed. */
  reason: string;
  /** Whether the next step reduces protection. */
  isDanger: boolean;
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the password again, so that an unattended unlocked phone is not enough. */
export function PasswordStep({ reason, isDanger, onPassword }: PasswordStepProps) {
  const handleSubmit = async ({ current_password }: typeof empty) => {
    try {
      await onPassword(current_password);
    } catch (error) {
      throw formFailure(error, 'Failed to check your password. Please try again.');
    }
  };
  return (
    <Form label="Confirm with your password" initialValues={empty} schema={schema} onSubmit={handleSubmit}>
      <p>{reason}</p>
      <FormPasswordField name="current_password" label="Current password" autoComplete="current-password" required />
      <SubmitButton variant={isDanger ? 'danger' : 'primary'} pendingLabel="Checking…">
        {isDanger ? 'Turn off' : 'Continue'}
      </SubmitButton>
    </Form>
  );
}
