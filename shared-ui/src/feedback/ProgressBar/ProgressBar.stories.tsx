import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Required questions answered', value: 4 / 6, valueText: '4 of 6 answered' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Nothing: Story = { args: { value: 0, valueText: undefined } };
export const Done: Story = { args: { value: 1, valueText: undefined } };
export const BeyondItsEnd: Story = {
  args: { value: 1.4, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
