import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-settings',
  version: '0.1.0',
  requires: { shell: '^0.1.0' },
  routes: [{ path: '/settings', page: 'SettingsPage', access: 'login', title: 'Settings' }],
  nav: [{ label: 'Settings', to: '/settings', audience: 'login', place: 'account', order: 20, icon: 'settings' }],
});
