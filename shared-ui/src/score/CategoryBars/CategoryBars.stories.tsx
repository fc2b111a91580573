import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
export const LinkedToTheirEvidence: Story = {
  args: { items: [{ id: 'market', name: 'Market', score: 5, to: '#market' }] },
};
