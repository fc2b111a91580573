import { paths, useSession } from '@northlight/shared-api';
import { Navigate, useLocation } from 'react-router-dom';
import { YourData } from '../features/account/YourData.tsx';
import { Notifications } from '../features/notifications/Notifications.tsx';
import { ChangePassword } from '../features/password/ChangePassword.tsx';
import { ProfileForm } from '../features/profile/ProfileForm.tsx';
import { SettingsSkeleton } from '../features/profile/SettingsSkeleton.tsx';
import { SecuritySection } from '../features/security/SecuritySection.tsx';

export default function SettingsPage() {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'checking') return <SettingsSkeleton />;
  if (!user) return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />;
  return (
    <>
      <ProfileForm key={user.id} user={user} />
      <ChangePassword email={user.email} />
      <SecuritySection user={user} />
      <Notifications user={user} />
      <YourData />
    </>
  );
}
