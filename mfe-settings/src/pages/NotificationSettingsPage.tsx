import { Notifications } from '../features/notifications/Notifications.tsx';
import { SettingsLayout } from '../features/sections/SettingsLayout.tsx';

export default function NotificationSettingsPage() {
  return <SettingsLayout>{(user) => <Notifications user={user} />}</SettingsLayout>;
}
