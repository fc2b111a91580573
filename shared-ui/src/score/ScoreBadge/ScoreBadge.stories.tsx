import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
export const Partial: Story = {
  args: { score: 2, high: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 to 5 out of 10, partial')).toBeInTheDocument();
    await expect(canvas.getByTitle('partial')).toHaveAttribute('data-band', 'low');
  },
};
export const EveryRange: Story = {
  render: () => (
    <Row>
      <ScoreBadge score={8} high={9} />
      <ScoreBadge score={6} high={10} />
      <ScoreBadge score={0} high={10} />
      <ScoreBadge score={7} high={7} />
      <ScoreBadge score={null} high={10} />
    </Row>
  ),
};
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
