import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../layout/Stack/Stack.tsx';
import { ScoreBadge } from './ScoreBadge.tsx';

const meta = {
  title: 'Score/ScoreBadge',
  component: ScoreBadge,
  tags: ['autodocs'],
  args: { score: 8 },
} satisfies Meta<typeof ScoreBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const EveryBand: Story = {
  render: () => (
    <Row>
      <ScoreBadge score={10} />
      <ScoreBadge score={8} />
      <ScoreBadge score={7.5} />
      <ScoreBadge score={6} />
      <ScoreBadge score={5.9} />
      <ScoreBadge score={0} />
      <ScoreBadge score={null} />
    </Row>
  ),
};
