import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../display/Badge/Badge.tsx';
import { Row, Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Badge>Logistics</Badge>
        <Badge>Industrial</Badge>
        <Badge>Climate</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneUnderTheOther: Story = {};
export const SideBySide: Story = { render: (args) => <Row {...args} /> };
export const SpreadToTheEnds: Story = { render: (args) => <Row {...args} spread /> };
