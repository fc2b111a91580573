import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

function Chosen(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onChange={setValue} />;
}

const RANGES = ['Any range', 'up to $100K', '$100K–$500K', '$500K–$1M', '$1M–$5M', '$5M+'];

const meta = {
  title: 'Fields/Segmented',
  component: Segmented<string>,
  tags: ['autodocs'],
  args: {
    legend: 'Do you have a co-founder?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    value: 'yes',
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: null } };
export const Wrong: Story = { args: { value: null, error: 'Choose one' } };
export const LongWords: Story = {
  args: {
    options: ['Idea', 'Pre-launch', 'Ready to launch', 'In business'].map((label) => ({ value: label, label })),
    value: 'Ready to launch',
  },
};
export const Chips: Story = {
  args: {
    legend: 'Investment range',
    hideLegend: true,
    look: 'chips',
    options: RANGES.map((label) => ({ value: label, label })),
    value: 'Any range',
  },
};
