import { paths, useSession } from '@northlight/shared-api';
import { Banner, ButtonLink, Link, Stack, useToast } from '@northlight/shared-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { ResetPasswordForm } from '../features/password/ResetPasswordForm.tsx';

export default function ResetPasswordPage() {
  const { uid = '', token = '' } = useParams();
  const { user, signOut } = useSession();
  const toast = useToast();
  const navigate = useNavigate();

  // The server has ended the account's sessions. Sign out here too, or the login page would redirect the user away.
  const handleReset = async () => {
    if (user) await signOut();
    toast({ title: 'Password reset successful. You can now log in.', tone: 'positive' });
    navigate(paths.login(), { replace: true });
  };

  if (uid.trim() === '' || token.trim() === '') {
    return (
      <AuthLayout title="Reset password">
        <Stack gap="s5">
          <Banner tone="negative" announce="assertive">
            Invalid password reset link.
          </Banner>
          <ButtonLink variant="primary" size="lg" block to={paths.forgotPassword()}>
            Request a new link
          </ButtonLink>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Reset password" lead="You’ll be logged out on all devices. Then log in with your new password.">
      <Stack gap="s5">
        <ResetPasswordForm link={{ uid, token }} onReset={handleReset} />
        <Link to={paths.forgotPassword()}>Request a new link</Link>
      </Stack>
    </AuthLayout>
  );
}
