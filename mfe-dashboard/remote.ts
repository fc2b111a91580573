import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-dashboard',
  title: 'The dashboard',
  version: '0.1.0',
  routes: [
    { path: '/dashboard', page: 'DashboardPage', access: 'login', title: 'Dashboard' },
    { path: '/decks/:id', page: 'DeckPage', access: 'login', title: 'Pitch deck' },
  ],
  nav: [{ label: 'Dashboard', to: '/dashboard', audience: 'login', place: 'bar', order: 40, icon: 'dashboard' }],
});
