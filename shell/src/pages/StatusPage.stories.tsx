import { type Asked, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { RegistryContext } from '../remotes/registry-context.ts';
import StatusPage from './StatusPage.tsx';
import { registry, status } from './status/status.fixture.ts';

const CALL = '/api/telemetry/remotes/';

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

export const Filled: Story = { parameters: { api: [searching] } };
export const NothingReported: Story = {
  parameters: { api: [answers('get', CALL, { ...status, releases: [], failures: [] })] },
};
export const Loading: Story = { parameters: { api: [hangs('get', CALL)] } };
export const ReportsNotRead: Story = {
  parameters: { api: [refuses('get', CALL, 500, { detail: 'Server error.' })] },
};
export const NoPermission: Story = { parameters: { api: [refuses('get', CALL, 403, { detail: 'Admins only.' })] } };
export const WithoutTwoStepLogin: Story = {
  parameters: {
    api: [refuses('get', CALL, 403, { code: 'second_factor_required', detail: 'Turn on two-step login.' })],
  },
};
export const UnknownReference: Story = {
  parameters: { api: [searching] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'NOTHERE');
    await expect(await canvas.findByText('No failure has the reference NOTHERE')).toBeVisible();
  },
};
