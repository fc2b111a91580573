import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Profile is live', hint: 'Founders can open your profile.' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Wrong: Story = { args: { error: 'Please complete your profile first' } };
export const Disabled: Story = { args: { disabled: true } };
export const Refused: Story = {
  args: { checked: false, onChange: () => undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Profile is live' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
