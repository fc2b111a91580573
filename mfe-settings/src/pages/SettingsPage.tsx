import { PersonalProfile } from '../features/profile/PersonalProfile.tsx';
import { SettingsLayout } from '../features/sections/SettingsLayout.tsx';

export default function SettingsPage() {
  return <SettingsLayout>{(user) => <PersonalProfile key={user.id} user={user} />}</SettingsLayout>;
}
