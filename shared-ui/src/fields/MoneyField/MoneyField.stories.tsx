import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function Kept(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  tags: ['autodocs'],
  args: { label: 'Minimum investment', value: '500000', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithHint: Story = { args: { hint: 'In whole dollars' } };
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = {
  args: { error: 'Maximum investment must be greater than or equal to minimum investment' },
};

export const PastedTextThatIsNoAmount: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum investment' });
    await userEvent.click(input);
    await userEvent.paste('about a million');
    await expect(input).toHaveValue('500.000');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter an amount in whole dollars/);
  },
};

export const PastedAmounts: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum investment' });
    await userEvent.click(input);
    await userEvent.paste('$1.5M');
    await expect(input).toHaveValue('1.500.000');
    await userEvent.paste('2,250,000');
    await expect(input).toHaveValue('2.250.000');
  },
};

export const DotsWhileTyping: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum investment' });
    await userEvent.type(input, '01x500000');
    await expect(input).toHaveValue('1.500.000');
  },
};

export const CaretStaysWhereOneTypes: Story = {
  args: { value: '1500000' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Minimum investment' });
    await userEvent.type(input, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('12.500.000');
    await expect(input.selectionStart).toBe(2);
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input.selectionStart).toBe(2);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('1.500.000');
    await expect(input.selectionStart).toBe(1);
  },
};
