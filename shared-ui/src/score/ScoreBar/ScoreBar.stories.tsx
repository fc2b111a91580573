import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ScoreBar } from './ScoreBar.tsx';

const meta = {
  title: 'Score/ScoreBar',
  component: ScoreBar,
  tags: ['autodocs'],
  args: { score: 8 },
} satisfies Meta<typeof ScoreBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const WithWhereItCouldReach: Story = {
  args: { score: 5, reach: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 10, weak, could reach 8' })).toBeVisible();
  },
};
export const WithTheMedianOfOthers: Story = { args: { score: 5, mark: 6.5 } };
export const Zero: Story = { args: { score: 0 } };
export const NotAssessed: Story = { args: { score: null } };
