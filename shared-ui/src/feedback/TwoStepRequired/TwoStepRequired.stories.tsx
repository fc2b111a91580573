import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TwoStepRequired } from './TwoStepRequired.tsx';

const meta = {
  title: 'Feedback/TwoStepRequired',
  component: TwoStepRequired,
  args: { settings: '/settings' },
  tags: ['autodocs'],
} satisfies Meta<typeof TwoStepRequired>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
