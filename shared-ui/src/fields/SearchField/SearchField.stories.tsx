import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search pitch decks', placeholder: 'Search pitch decks...', value: '', onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'refrigerated' } };

export const ClearedByTheCross: Story = {
  args: { value: 'refrigerated' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const ClearedByEscape: Story = {
  args: { value: 'refrigerated' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
