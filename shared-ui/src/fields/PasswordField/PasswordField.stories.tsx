import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Typed(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password', autoComplete: 'new-password', value: '' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { value: 'northern-light' } };

export const Shown: Story = {
  args: { value: 'northern-light' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NothingTypedYet: Story = { args: { strength: true, hint: 'At least 12 characters' } };
export const TooShort: Story = { args: { strength: true, value: 'pitch' } };
export const Fair: Story = { args: { strength: true, value: 'pitchdecks26' } };
export const Strong: Story = { args: { strength: true, value: 'eleven hours before it spoils' } };
export const Refused: Story = { args: { value: 'demo', error: 'Use at least 12 characters.' } };
