import { answers, aSession, aUser, breaks, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { anAdminUser, SECURITY_EVENTS } from '../features/admin/people.fixture.ts';
import AdminPage from './AdminPage.tsx';

const USERS = '/api/accounts/users/';
const ACTIONS = '/api/accounts/admin-actions/';
const EVENTS = '/api/accounts/security-events/all/';

const PEOPLE = [
  anAdminUser(),
  anAdminUser({
    id: 11,
    first_name: 'Leonie',
    last_name: 'Harrow',
    email: 'leonie@brackenfold.test',
    company: 'Brackenfold Capital',
    is_investor: true,
    is_profile_live: true,
  }),
  anAdminUser({
    id: 1,
    first_name: 'Noor',
    last_name: 'Castellan',
    email: 'noor@northlight.test',
    company: '',
    is_superuser: true,
  }),
  anAdminUser({
    id: 23,
    first_name: 'Stellan',
    last_name: 'Öberg',
    email: 'stellan@arcade.test',
    email_verified: false,
    last_login: null,
  }),
  anAdminUser({
    id: 24,
    first_name: 'Oona',
    last_name: 'Fitzmorris',
    email: 'oona@weir.test',
    deletion_due: '2026-12-04T12:00:00.000Z',
  }),
];

const LOG = [
  {
    id: 'b',
    at: '2026-11-20T10:00:00.000Z',
    action: 'made_investor' as const,
    actor: { id: 1, name: 'Noor Castellan', email: 'noor@northlight.test' },
    target: { id: 11, name: 'Leonie Harrow', email: 'leonie@brackenfold.test' },
  },
  {
    id: 'a',
    at: '2026-11-01T08:30:00.000Z',
    action: 'made_superuser' as const,
    actor: null,
    target: { id: 1, name: 'Noor Castellan', email: 'noor@northlight.test' },
  },
];

const filled = [
  answers('get', USERS, { count: 45, results: PEOPLE }),
  answers('get', ACTIONS, { count: 2, results: LOG }),
  answers('get', EVENTS, { count: 3, results: SECURITY_EVENTS }),
];

const meta = {
  title: 'Admin Panel',
  component: AdminPage,
  parameters: {
    layout: 'fullscreen',
    route: '/admin',
    session: aSession(aUser({ is_superuser: true })),
    api: filled,
  },
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Loading: Story = {
  parameters: { api: [hangs('get', USERS), hangs('get', ACTIONS), hangs('get', EVENTS)] },
};

export const NobodyMatches: Story = {
  parameters: {
    at: '/admin?search=zzz',
    api: [
      answers('get', USERS, { count: 0, results: [] }),
      answers('get', ACTIONS, { count: 0, results: [] }),
      answers('get', EVENTS, { count: 0, results: [] }),
    ],
  },
};

export const LongContent: Story = {
  parameters: {
    api: [
      answers('get', USERS, {
        count: 1,
        results: [
          anAdminUser({
            first_name: 'Maximiliana-Alexandrina',
            last_name: 'Featherstonehaugh-Cholmondeley-Varga-Holm',
            email: 'maximiliana.alexandrina.featherstonehaugh.cholmondeley@northern-refrigerated-freight.test',
            company: 'The Northern Refrigerated Freight and Cold Chain Telemetry Company of Trondheim and Bergen',
            email_verified: false,
            is_superuser: true,
            is_profile_live: true,
            deletion_due: '2026-12-04T12:00:00.000Z',
          }),
        ],
      }),
      answers('get', ACTIONS, { count: 2, results: LOG }),
      answers('get', EVENTS, { count: 3, results: SECURITY_EVENTS }),
    ],
  },
};

export const DidNotLoad: Story = {
  parameters: { api: [breaks('get', USERS), breaks('get', ACTIONS), breaks('get', EVENTS)] },
};

const refusal = { code: 'second_factor_required', detail: 'Turn on two-step login.' };

export const WithoutTwoStepLogin: Story = {
  parameters: {
    api: [
      refuses('get', USERS, 403, refusal),
      refuses('get', ACTIONS, 403, refusal),
      refuses('get', EVENTS, 403, refusal),
    ],
  },
};

export const NoPermission: Story = {
  parameters: {
    api: [refuses('get', USERS, 403, {}), refuses('get', ACTIONS, 403, {}), refuses('get', EVENTS, 403, {})],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access Denied')).toBeVisible();
  },
};

export const AskingBeforeAChange: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Leonie Harrow/ }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
