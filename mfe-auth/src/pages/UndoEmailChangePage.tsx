import { undoEmailChange } from '@northlight/shared-api';
import { useParams } from 'react-router-dom';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { EmailChangeLink } from '../features/email-change/EmailChangeLink.tsx';

export default function UndoEmailChangePage() {
  const { token = '' } = useParams();
  return (
    <AuthLayout
      title="Restore your email address"
      lead="We’ll restore this email address and log out every device. Then we’ll send you a link to set a new password."
    >
      <EmailChangeLink
        run={() => undoEmailChange(token)}
        label="Restore this email address"
        pendingLabel="Restoring…"
        failed="Failed to restore the email address. Please try again."
      />
    </AuthLayout>
  );
}
