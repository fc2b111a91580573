import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Chosen(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup<string>,
  tags: ['autodocs'],
  args: {
    legend: 'How may founders answer?',
    options: [
      { value: 'text', label: 'Text', hint: 'They write.' },
      { value: 'file', label: 'File', hint: 'They upload one, up to 100 MB.' },
      { value: 'both', label: 'Both' },
    ],
    value: null,
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const ChosenByArrowKeys: Story = {
  args: { value: 'text' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Text/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /File/ })).toBeChecked();
  },
};
export const Wrong: Story = { args: { error: 'Choose one' } };
