import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-settings',
  title: 'The settings',
  version: '0.1.0',
  routes: [
    { path: '/settings', page: 'SettingsPage', access: 'login', title: 'Settings' },
    {
      path: '/settings/investor-profile',
      page: 'InvestorSettingsPage',
      access: 'investor',
      title: 'Investor Profile – Settings',
    },
    {
      path: '/settings/security',
      page: 'SecuritySettingsPage',
      access: 'login',
      title: 'Login & security – Settings',
    },
    {
      path: '/settings/notifications',
      page: 'NotificationSettingsPage',
      access: 'login',
      title: 'Notifications – Settings',
    },
    { path: '/settings/account', page: 'AccountSettingsPage', access: 'login', title: 'Your data – Settings' },
    { path: '/admin', page: 'AdminPage', access: 'superuser', title: 'Admin Panel' },
  ],
  nav: [
    { label: 'Settings', to: '/settings', audience: 'login', place: 'account', order: 20, icon: 'settings' },
    {
      label: 'Admin Panel',
      short: 'Admin',
      to: '/admin',
      audience: 'superuser',
      place: 'account',
      order: 80,
      icon: 'admin',
    },
  ],
});
