import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RotateCw } from 'lucide-react';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { ErrorCard } from './ErrorCard.tsx';

const meta = {
  title: 'Feedback/ErrorCard',
  component: ErrorCard,
  tags: ['autodocs'],
  args: { title: 'Saved decks didn’t load' },
} satisfies Meta<typeof ErrorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartOfAPage: Story = {
  args: {
    children: 'The rest of this page is up to date.',
    actions: (
      <Button size="sm" icon={<RotateCw />}>
        Try again
      </Button>
    ),
  },
};

export const WholePage: Story = {
  args: {
    size: 'page',
    title: 'The dashboard didn’t load',
    children:
      'Everything else works, and nothing you entered is lost. Try again, or continue elsewhere in the meantime.',
    actions: (
      <>
        <Button variant="primary" size="lg" icon={<RotateCw />}>
          Try again
        </Button>
        <ButtonLink size="lg" to="/">
          Go to Home
        </ButtonLink>
      </>
    ),
    details: [
      { term: 'Part', value: 'mfe-dashboard 2.4.1' },
      { term: 'Cause', value: 'No answer after 10 seconds, three attempts' },
      { term: 'Reference', value: '7F2C-41AD' },
    ],
  },
};
