import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../layout/Stack/Stack.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Display/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'no evidence found' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const EveryTone: Story = {
  render: () => (
    <Row>
      <Tag>Optional</Tag>
      <Tag tone="accent">Level 2</Tag>
      <Tag tone="positive">Verified</Tag>
      <Tag tone="caution">Not read</Tag>
      <Tag tone="negative">Missing</Tag>
    </Row>
  ),
};
