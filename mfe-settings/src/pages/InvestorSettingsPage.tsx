import { paths } from '@northlight/shared-api';
import { Navigate } from 'react-router-dom';
import { PublicProfile } from '../features/profile/PublicProfile.tsx';
import { SettingsLayout } from '../features/sections/SettingsLayout.tsx';

export default function InvestorSettingsPage() {
  return (
    <SettingsLayout>
      {(user) =>
        user.is_investor ? <PublicProfile key={user.id} user={user} /> : <Navigate to={paths.settings()} replace />
      }
    </SettingsLayout>
  );
}
