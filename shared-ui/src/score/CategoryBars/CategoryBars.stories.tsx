import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CategoryBars } from './CategoryBars.tsx';

const NAMES = [
  'Problem & why now',
  'Solution & product status',
  'Market',
  'Traction & engagement',
  'Business model & route to market',
  'Competition & protectability',
  'Team',
  'Financials & ask',
];
const SCORES = [8, 8, 5, 9, 6, 4, null, 5];

const meta = {
  title: 'Score/CategoryBars',
  component: CategoryBars,
  tags: ['autodocs'],
  args: { items: NAMES.map((name, index) => ({ id: name, name, score: SCORES[index] ?? null })) },
} satisfies Meta<typeof CategoryBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightCategories: Story = {};
export const WithTheMedianOfOthers: Story = {
  args: {
    markLabel: 'median of 46 decks',
    items: NAMES.map((name, index) => ({ id: name, name, score: SCORES[index] ?? null, mark: 5.5 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/median of 46 decks 5.5/)).toHaveLength(8);
  },
};
export const Compact: Story = {
  args: {
    compact: true,
    items: NAMES.map((name, index) => ({ id: name, name, score: SCORES[index] ?? null, to: `#${index}`, mark: 4 })),
  },
};
export const LinkedToTheirEvidence: Story = {
  args: { items: [{ id: 'market', name: 'Market', score: 5, to: '#market' }] },
};
