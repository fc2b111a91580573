import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BadgeList } from '../Badge/BadgeList.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Display/Facts',
  component: Facts,
  tags: ['autodocs'],
  args: {
    items: [
      { term: 'Investment fields', value: <BadgeList items={['Logistics', 'Industrial', 'Climate']} /> },
      { term: 'Preferences', value: 'Revenue from at least three customers who do not know each other.' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Compact: Story = {
  args: {
    compact: true,
    items: [
      { term: 'Reference', value: '7F2C-41AD' },
      { term: 'Part', value: 'mfe-dashboard' },
    ],
  },
};
