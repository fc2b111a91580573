import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { level: 2, title: "You haven't sent any pitch decks yet." },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    children: 'Find an investor who funds your sector and stage.',
    actions: (
      <ButtonLink variant="primary" to="/investors">
        Browse investors
      </ButtonLink>
    ),
  },
};
export const NothingFound: Story = {
  args: {
    title: 'No pitch decks found matching "quantum".',
    actions: <Button variant="quiet">Clear search</Button>,
  },
};
export const TitleAlone: Story = { args: { title: 'No pitch decks found for this filter.' } };
