import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { BadgeList } from './BadgeList.tsx';

const meta = {
  title: 'Display/Badge',
  component: BadgeList,
  tags: ['autodocs'],
  args: { items: ['Logistics', 'Industrial', 'Climate', 'AI & Machine Learning'] },
} satisfies Meta<typeof BadgeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const TwoAndTheRest: Story = {
  args: { limit: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible();
    await expect(canvas.getByText('and Climate, AI & Machine Learning')).toBeInTheDocument();
  },
};
export const NoMoreThanShown: Story = { args: { items: ['Fintech', 'SaaS'], limit: 2 } };
