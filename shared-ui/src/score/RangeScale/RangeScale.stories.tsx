import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { formatDollars } from './format-dollars.fixture.ts';
import { RangeScale } from './RangeScale.tsx';

const meta = {
  title: 'Score/RangeScale',
  component: RangeScale,
  tags: ['autodocs'],
  args: { min: 500_000, max: 3_000_000, format: formatDollars },
} satisfies Meta<typeof RangeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLabels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Invests $500K to $3M' })).toBeVisible();
  },
};
export const WithLabels: Story = { args: { labels: true } };
export const OneAmount: Story = { args: { min: 1_000_000, max: 1_000_000 } };
export const BeyondTheScale: Story = { args: { min: 5_000, max: 90_000_000, labels: true } };
export const EndsInTheWrongOrder: Story = { args: { min: 3_000_000, max: 500_000 } };
