import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Company' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Brackenfold Capital' } };
export const Optional: Story = { args: { label: 'Website', optional: true, placeholder: 'https://' } };
export const WithHint: Story = { args: { label: 'Expertise tags', hint: 'Separated by commas' } };
export const WithPrefix: Story = { args: { label: 'Minimum investment', prefix: '$', defaultValue: '500.000' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'leonie@brackenfold.example' } };

export const Wrong: Story = {
  args: { label: 'LinkedIn', defaultValue: 'leonie harrow', error: 'Invalid LinkedIn URL' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'LinkedIn' });
    await expect(input).toHaveAccessibleDescription('Invalid LinkedIn URL');
    await expect(input).toBeInvalid();
  },
};

export const WrongInSeveralWays: Story = {
  args: {
    label: 'Password',
    type: 'password',
    hint: 'At least 12 characters',
    error: ['Use at least 12 characters.', 'Do not use your email address as password.'],
  },
};
