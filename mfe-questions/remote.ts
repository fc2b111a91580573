import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-questions',
  version: '0.1.0',
  requires: { shell: '^0.1.0' },
  routes: [{ path: '/customize-questions', page: 'QuestionsPage', access: 'investor', title: 'My Questions' }],
  nav: [
    {
      label: 'My Questions',
      short: 'Questions',
      to: '/customize-questions',
      audience: 'investor',
      place: 'bar',
      order: 50,
      icon: 'questions',
    },
  ],
});
