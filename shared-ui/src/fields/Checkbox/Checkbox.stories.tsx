import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Remember me on this device' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me on this device'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { label: 'Required', hint: 'Founders cannot send their answers without it.' } };
export const Wrong: Story = { args: { label: 'I have read the terms', error: 'Please accept the terms' } };
export const Disabled: Story = { args: { disabled: true } };
