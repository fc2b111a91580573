import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-investors',
  version: '0.1.0',
  requires: { shell: '^0.1.0' },
  routes: [
    { path: '/investors', page: 'DirectoryPage', access: 'everyone', title: 'Investors' },
    { path: '/investor', page: 'InvestorPage', access: 'everyone', title: 'Investor' },
    { path: '/investor/:slug', page: 'InvestorPage', access: 'everyone', title: 'Investor' },
  ],
  nav: [{ label: 'Investors', to: '/investors', audience: 'everyone', place: 'bar', order: 10, icon: 'investors' }],
});
