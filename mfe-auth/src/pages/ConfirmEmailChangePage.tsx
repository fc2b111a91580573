import { confirmEmailChange } from '@northlight/shared-api';
import { useParams } from 'react-router-dom';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { EmailChangeLink } from '../features/email-change/EmailChangeLink.tsx';

export default function ConfirmEmailChangePage() {
  const { token = '' } = useParams();
  return (
    <AuthLayout
      title="Confirm your new email address"
      lead="You will log in with this email address, and we will send your emails there. Your other devices will be logged out."
    >
      <EmailChangeLink
        run={() => confirmEmailChange(token)}
        label="Confirm new email address"
        pendingLabel="Confirming…"
        failed="Failed to confirm the email address. Please try again."
      />
    </AuthLayout>
  );
}
