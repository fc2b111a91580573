import { YourData } from '../features/account/YourData.tsx';
import { SettingsLayout } from '../features/sections/SettingsLayout.tsx';

export default function AccountSettingsPage() {
  return <SettingsLayout>{() => <YourData />}</SettingsLayout>;
}
