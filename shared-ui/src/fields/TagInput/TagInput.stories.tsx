import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TagInput, type TagInputProps } from './TagInput.tsx';

function Kept(props: TagInputProps) {
  const [value, setValue] = useState(props.value);
  return <TagInput {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/TagInput',
  component: TagInput,
  tags: ['autodocs'],
  args: {
    label: 'Previous investments',
    placeholder: 'Add a company',
    value: ['Coldframe', 'Haulwright', 'Tallow & Tin'],
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Wrong: Story = { args: { value: [], error: 'Add at least one company' } };
export const Disabled: Story = { args: { disabled: true } };

export const AddedByKeyboardWithoutDoubles: Story = {
  args: { value: ['Coldframe'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Previous investments' });
    await userEvent.type(input, ' Siltmark {Enter}coldframe,Ferrymen,');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Coldframe',
      'Siltmark',
      'Ferrymen',
    ]);
    await expect(input).toHaveValue('');
  },
};

export const RemovedWithTheFocusKept: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Haulwright' }));
    await expect(canvas.queryByText('Haulwright')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Tallow & Tin' })).toHaveFocus();
  },
};

export const FromAClosedList: Story = {
  args: {
    label: 'Investment fields',
    placeholder: 'Add a field',
    options: ['Logistics', 'Industrial', 'Climate', 'Fintech', 'SaaS'],
    value: ['Logistics', 'Industrial'],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Investment fields' }), 'Climate');
    await expect(canvas.getByRole('button', { name: 'Remove Climate' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Climate' })).toBeNull();
  },
};
