import { ChangePassword } from '../features/password/ChangePassword.tsx';
import { SettingsLayout } from '../features/sections/SettingsLayout.tsx';
import { SecuritySection } from '../features/security/SecuritySection.tsx';

export default function SecuritySettingsPage() {
  return (
    <SettingsLayout>
      {(user) => (
        <>
          <ChangePassword email={user.email} />
          <SecuritySection user={user} />
        </>
      )}
    </SettingsLayout>
  );
}
