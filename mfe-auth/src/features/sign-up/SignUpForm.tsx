import { register } from '@northlight/shared-api';
import { PASSWORD_MAX, PASSWORD_MIN } from '@northlight/shared-api/rules';
import { Form, FormGrid, FormPasswordField, FormTextField, SubmitButton } from '@northlight/shared-ui/form';
import { registrationFailure } from './registration-failure.ts';
import { emptySignUp, signUpSchema } from './sign-up-schema.ts';

/** Creates an account and passes the server's response to `onMade`. */
export function SignUpForm({ onMade }: { onMade: (answer: Awaited<ReturnType<typeof register>>) => Promise<void> }) {
  const handleSubmit = async (values: typeof emptySignUp) => {
    try {
      await onMade(
        await register({
          ...values,
          first_name: values.first_name.trim(),
          last_name: values.last_name.trim(),
          email: values.email.trim(),
        }),
      );
    } catch (error) {
      throw registrationFailure(error);
    }
  };

  return (
    <Form label="Sign Up" initialValues={emptySignUp} schema={signUpSchema} onSubmit={handleSubmit}>
      <FormGrid>
        <FormTextField name="first_name" label="First name" autoComplete="given-name" required />
        <FormTextField name="last_name" label="Last name" autoComplete="family-name" required />
      </FormGrid>
      <FormTextField name="email" label="Email" type="email" autoComplete="email" autoCapitalize="none" required />
      <FormPasswordField
        name="password"
        label="Password"
        hint={`${PASSWORD_MIN}–${PASSWORD_MAX} characters.`}
        autoComplete="new-password"
        strength
        required
      />
      <FormPasswordField name="password2" label="Confirm password" autoComplete="new-password" required />
      <SubmitButton size="lg" pendingLabel="Signing up…">
        Sign Up
      </SubmitButton>
    </Form>
  );
}
