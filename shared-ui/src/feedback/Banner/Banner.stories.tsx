import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { children: 'We sent a link to ines@isferd.example. It works once and expires in 24 hours.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { actions: <Button size="sm">Send it again</Button> } };
export const Positive: Story = {
  args: { tone: 'positive', title: 'Password reset successful.', children: 'You can now log in.' },
};
export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'The new order is not saved yet.',
    children: 'Choose Save Questions to try again.',
  },
};
export const Negative: Story = {
  args: {
    tone: 'negative',
    title: 'Profile Incomplete',
    announce: 'assertive',
    children: (
      <>
        <p>Please complete the following fields before activating your profile:</p>
        <ul>
          <li>
            <Link to="#image">Profile image</Link>
          </li>
          <li>
            <Link to="#geography">Investment geography</Link>
          </li>
        </ul>
      </>
    ),
  },
};
