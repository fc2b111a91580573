import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Bio' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What you fund, and how you decide' } };
export const Filled: Story = {
  args: {
    defaultValue:
      'I back teams that fix freight, food and factories. First check at seed, and I answer within two weeks.',
  },
};
export const Wrong: Story = { args: { defaultValue: 'Too short', error: 'Bio must be at least 50 characters' } };
