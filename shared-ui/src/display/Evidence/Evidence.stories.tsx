import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from '../../actions/Link/Link.tsx';
import { Evidence, Quote } from './Evidence.tsx';

const slide = (number: number) => (
  <Link variant="quiet" to={`#slide-${number}`}>
    Slide {number}
  </Link>
);

const meta = {
  title: 'Display/Evidence',
  component: Evidence,
  tags: ['autodocs'],
  args: {
    items: [
      { id: 'a', quote: '11.4% of 8,200 monitored trips, Jan–Sep 2026', source: slide(2) },
      { id: 'b', quote: 'From January 2027 shippers must prove temperature per pallet', source: slide(3) },
    ],
  },
} satisfies Meta<typeof Evidence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsSlides: Story = {};
export const OneQuoteAlone: Story = { render: () => <Quote>A $4.2 billion market</Quote> };
export const LongUnbrokenText: Story = {
  args: { items: [{ id: 'a', quote: `https://isferd.example/${'trailer-'.repeat(24)}`, source: 'Slide 8' }] },
};
