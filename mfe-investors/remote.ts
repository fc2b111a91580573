import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-investors',
  title: 'The investor pages',
  version: '0.1.0',
  routes: [
    {
      path: '/investors',
      page: 'DirectoryPage',
      access: 'everyone',
      title: 'Investors',
      description: 'Find investors by what they fund, how much and how early, before you send a deck.',
      render: 'server',
    },
    {
      path: '/investor',
      page: 'InvestorPage',
      access: 'everyone',
      title: 'Investor',
      render: 'server',
    },
    {
      path: '/investor/:slug',
      page: 'InvestorPage',
      access: 'everyone',
      title: 'Investor',
      render: 'server',
    },
    {
      path: '/investor-profile-setup',
      page: 'InvestorSetupPage',
      access: 'login',
      title: 'Investor profile setup',
    },
  ],
  nav: [
    { label: 'Investors', to: '/investors', audience: 'everyone', place: 'bar', order: 10, icon: 'investors' },
    {
      label: 'Public Profile',
      short: 'Profile',
      to: '/investor?id={userId}',
      audience: 'investor',
      place: 'account',
      order: 30,
      icon: 'profile',
    },
  ],
});
