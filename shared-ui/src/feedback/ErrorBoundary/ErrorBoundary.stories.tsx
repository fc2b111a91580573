import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

let broken = true;

function SavedDecks() {
  if (broken) throw new Error('Saved decks are broken in this story');
  return <p>Two saved decks</p>;
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['autodocs'],
  args: { part: 'Saved decks', children: <SavedDecks /> },
  beforeEach: () => {
    broken = true;
    // React logs every error that a boundary catches. This one is intended.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<ErrorBoundaryProps>;

export const StandardCard: Story = {};

export const CardOfItsOwn: Story = {
  args: {
    fallback: ({ retry }) => <Button onClick={retry}>Load the saved decks again</Button>,
  },
};

export const WorksAgainAfterTryAgain: Story = {
  play: async ({ canvas }) => {
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Two saved decks')).toBeVisible();
  },
};
