import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-settings',
  title: 'The settings',
  version: '0.1.0',
  routes: [
    { path: '/settings', page: 'SettingsPage', access: 'login', title: 'Settings' },
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
