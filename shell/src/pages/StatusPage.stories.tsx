import { type Asked, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { RegistryContext } from '../remotes/registry-context.ts';
import StatusPage from './StatusPage.tsx';
import { idle, jobs } from './status/jobs.fixture.ts';
import { overview, registry, status } from './status/status.fixture.ts';

const CALL = '/api/telemetry/remotes/';
const JOBS = '/api/jobs/';
const rest = [answers('get', '/api/releases/', overview), answers('get', JOBS, jobs)];

const meta = {
  title: 'Shell/Status',
  component: StatusPage,
  decorators: [
    (Story) => (
      <RegistryContext value={registry}>
        <Story />
      </RegistryContext>
    ),
  ],
  parameters: { layout: 'fullscreen', route: '/status', session: aSession(aUser({ is_superuser: true })) },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const searching = answers('get', CALL, ({ request }: Asked) => {
  const reference = new URL(request.url).searchParams.get('reference');
  return { ...status, failures: status.failures.filter((one) => !reference || one.reference === reference) };
});

export const Filled: Story = { parameters: { api: [searching, ...rest] } };
export const NothingReported: Story = {
  parameters: {
    api: [answers('get', CALL, { ...status, releases: [], failures: [] }), answers('get', JOBS, idle), ...rest],
  },
};
export const Loading: Story = {
  parameters: { api: [hangs('get', CALL), hangs('get', '/api/releases/'), hangs('get', JOBS)] },
};
export const ReportsNotRead: Story = {
  parameters: {
    api: [
      refuses('get', CALL, 500, { detail: 'Server error.' }),
      refuses('get', '/api/releases/', 500, { detail: 'Server error.' }),
      refuses('get', JOBS, 500, { detail: 'Server error.' }),
    ],
  },
};
export const NoPermission: Story = {
  parameters: { api: [refuses('get', CALL, 403, { detail: 'Admins only.' }), ...rest] },
};
export const WithoutTwoStepLogin: Story = {
  parameters: {
    api: [refuses('get', CALL, 403, { code: 'second_factor_required', detail: 'Turn on two-step login.' }), ...rest],
  },
};
export const UnknownReference: Story = {
  parameters: { api: [searching, ...rest] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'NOTHERE');
    await expect(await canvas.findByText('No failure has the reference NOTHERE')).toBeVisible();
  },
};

const OLDEST = '1.3.1-02be55f1';

export const Withdrawing: Story = {
  parameters: { api: [searching, ...rest] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Withdraw.*1\.3\.1/ }));
    const dialog = await screen.findByRole('dialog', { name: `Withdraw ${OLDEST}?` });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await expect(await within(dialog).findByText('Reason is required.')).toBeVisible();
  },
};
export const AllowingAgain: Story = {
  parameters: { api: [searching, ...rest] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Allow again.*1\.5\.0/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const Discarding: Story = {
  parameters: { api: [searching, ...rest] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard.*Evaluate a deck/ }));
    await expect(await screen.findByRole('alertdialog', { name: 'Discard this job?' })).toBeVisible();
  },
};
