import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Display/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  args: { status: 'new' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const EveryStatus: Story = {
  render: () => (
    <Stack>
      <StatusBadge status="new" />
      <StatusBadge status="submitted" />
      <StatusBadge status="analysed" />
      <StatusBadge status="reviewed" />
      <StatusBadge status="contacted" />
      <StatusBadge status="rejected" />
    </Stack>
  ),
};
