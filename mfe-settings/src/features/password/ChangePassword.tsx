import { changePassword, formFailure, useRefreshSessions } from '@northlight/shared-api';
import { PASSWORD_MAX, PASSWORD_MIN } from '@northlight/shared-api/rules';
import { Section, useToast } from '@northlight/shared-ui';
import { Form, FormPasswordField, SubmitButton } from '@northlight/shared-ui/form';
import type { FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import { emptyPasswordChange, passwordChangeSchema } from './password-change-schema.ts';

type Values = typeof emptyPasswordChange;

/** Changes the password. `email` tells password managers which account it belongs to. */
export function ChangePassword({ email }: { email: string }) {
  const toast = useToast();
  const refreshSessions = useRefreshSessions();

  const handleSubmit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    try {
      await changePassword(values);
    } catch (error) {
      throw formFailure(error, 'Failed to change password.');
    }
    resetForm();
    void refreshSessions(); // the other devices are logged out
    toast({ title: 'Password updated', tone: 'positive' });
  };

  return (
    <Section title="Change Password" note={`${PASSWORD_MIN}–${PASSWORD_MAX} characters. Other devices are logged out.`}>
      <Narrow>
        <Form
          label="Change Password"
          initialValues={emptyPasswordChange}
          schema={passwordChangeSchema}
          onSubmit={handleSubmit}
        >
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <FormPasswordField
            name="current_password"
            label="Current password"
            autoComplete="current-password"
            required
          />
          <FormPasswordField name="new_password" label="New password" autoComplete="new-password" strength required />
          <FormPasswordField
            name="confirm_password"
            label="Confirm new password"
            autoComplete="new-password"
            required
          />
          <div>
            <SubmitButton variant="secondary" pendingLabel="Saving…">
              Change password
            </SubmitButton>
          </div>
        </Form>
      </Narrow>
    </Section>
  );
}

const Narrow = styled.div`
  max-width: 24rem;

  @media (max-width: 767px) {
    max-width: none;
  }
`;
