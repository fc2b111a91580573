import type { ShellRoute } from '@northlight/shared-api/remote';

/** The shell's own routes, as remotes declare theirs in `remote.ts`. */
export const routes = [
  {
    path: '/',
    access: 'everyone',
    title: null,
    description: 'Scored, evidence-backed feedback on your pitch deck, and the way to investors who fund your sector.',
  },
  {
    path: '/terms-of-service',
    access: 'everyone',
    title: 'Terms of Service',
    description: 'The terms on which founders and investors use the service.',
  },
  {
    path: '/privacy-policy',
    access: 'everyone',
    title: 'Privacy Policy',
    description: 'What the service keeps about you and your decks, what for, and how you delete it.',
  },
  { path: '/status', access: 'superuser', title: 'Status' },
  { path: '/pitch-decks', access: 'login', title: null },
] as const satisfies ShellRoute[];
