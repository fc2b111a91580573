import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const STAGES = ['Idea', 'Pre-launch', 'Ready to launch', 'In business'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Fields/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'What stage are you at?', options: STAGES },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { placeholder: 'Choose a stage', defaultValue: '' } };
export const Chosen: Story = {
  args: { defaultValue: 'Pre-launch' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In business');
    await expect(canvas.getByRole('combobox')).toHaveValue('In business');
  },
};
export const Wrong: Story = { args: { placeholder: 'Choose a stage', error: 'Choose a stage' } };
export const Disabled: Story = { args: { disabled: true } };
