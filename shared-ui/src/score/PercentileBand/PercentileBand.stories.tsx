import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { PercentileAxis } from './PercentileAxis.tsx';
import { PercentileBand } from './PercentileBand.tsx';

const meta = {
  title: 'Score/PercentileBand',
  component: PercentileBand,
  tags: ['autodocs'],
  args: { value: 8, percentiles: { p10: 3, p25: 4.6, median: 5.8, p75: 7, p90: 8.2 } },
} satisfies Meta<typeof PercentileBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmongTheBest: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'This deck 8; median 5.8; middle 50% 4.6 to 7; middle 80% 3 to 8.2',
      }),
    ).toBeVisible();
  },
};
export const AtTheMedian: Story = { args: { value: 5.8 } };
export const BelowTheBand: Story = { args: { value: 1 } };
export const AtTheEndOfTheScale: Story = { args: { value: 10 } };
export const EveryoneAlike: Story = {
  args: { value: 8, percentiles: { p10: 6, p25: 6, median: 6, p75: 6, p90: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'This deck 8; the middle 80% all score 6' })).toBeVisible();
  },
};
export const BelowItsAxis: Story = {
  render: (args) => (
    <div style={{ paddingInline: '1rem' }}>
      <PercentileAxis />
      <PercentileBand {...args} />
    </div>
  ),
};
export const NotAssessed: Story = {
  args: { value: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^This deck not assessed; median 5.8/ })).toBeVisible();
    await expect(canvasElement.querySelector('circle')).toBeNull();
  },
};
export const OnAnotherScale: Story = {
  args: {
    subject: 'Your questions',
    value: 33,
    min: 0,
    max: 100,
    percentiles: { p10: 12, p25: 20, median: 31, p75: 45, p90: 70 },
    format: (value) => `${value} questions`,
  },
};
