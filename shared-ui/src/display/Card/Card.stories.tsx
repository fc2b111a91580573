import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { formatDollars } from '../../score/RangeScale/format-dollars.fixture.ts';
import { RangeScale } from '../../score/RangeScale/RangeScale.tsx';
import { Person } from '../Avatar/Person.tsx';
import { BadgeList } from '../Badge/BadgeList.tsx';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  tags: ['autodocs'],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { children: <p>Log in to send your deck to Leonie Harrow and answer her questions.</p> },
};

export const LeadsSomewhere: Story = {
  render: () => (
    <CardLink to="/investor?id=1" style={{ maxWidth: '25rem' }}>
      <Stack>
        <Person firstName="Leonie" lastName="Harrow" size="lg" heading={2} detail="Partner, Brackenfold Capital" />
        <p>I back teams that fix freight, food and factories. First check at seed, and I answer within two…</p>
        <BadgeList items={['Logistics', 'Industrial', 'Climate']} limit={2} />
        <RangeScale min={500_000} max={3_000_000} format={formatDollars} />
      </Stack>
    </CardLink>
  ),
};
