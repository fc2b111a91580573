import { paths, useSession } from '@northlight/shared-api';
import { Navigate } from 'react-router-dom';
import { ChangePassword } from '../features/password/ChangePassword.tsx';
import { ProfileForm } from '../features/profile/ProfileForm.tsx';
import { SettingsSkeleton } from '../features/profile/SettingsSkeleton.tsx';

export default function SettingsPage() {
  const { status, user } = useSession();
  if (status === 'checking') return <SettingsSkeleton />;
  if (!user) return <Navigate to={paths.login()} state={{ from: paths.settings() }} replace />;
  return (
    <>
      <ProfileForm key={user.id} user={user} />
      <ChangePassword email={user.email} />
    </>
  );
}
