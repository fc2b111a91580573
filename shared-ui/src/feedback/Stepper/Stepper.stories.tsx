import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { label: 'Evaluation', steps: ['Upload', 'Analyzing', 'Results'], current: 0 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const MiddleStep: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analyzing').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const LastStep: Story = { args: { current: 2 } };
export const AllDone: Story = { args: { current: 3 } };
