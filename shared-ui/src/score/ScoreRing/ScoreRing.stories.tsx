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
export const Partial: Story = {
  args: { score: 2, high: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 to 5 out of 10, partial' })).toBeVisible();
  },
};
export const WidestPartial: Story = { args: { score: 0, high: 10 } };
export const PartialAndStrong: Story = { args: { score: 8, high: 10 } };
export const PartialSmall: Story = { args: { score: 8, high: 10, size: 'sm' } };
export const Small: Story = { args: { size: 'sm' } };
