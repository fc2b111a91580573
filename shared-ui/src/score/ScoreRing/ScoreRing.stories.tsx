import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ScoreRing } from './ScoreRing.tsx';

const meta = {
  title: 'Score/ScoreRing',
  component: ScoreRing,
  tags: ['autodocs'],
  args: { score: 7 },
} satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = { args: { score: 9 } };
export const Adequate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '7 out of 10, adequate' })).toBeVisible();
  },
};
export const Weak: Story = { args: { score: 3 } };
export const Full: Story = { args: { score: 10 } };
export const Zero: Story = { args: { score: 0 } };
export const NotAssessed: Story = { args: { score: null } };
export const Small: Story = { args: { size: 'sm' } };
