import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { NoPermission } from './NoPermission.tsx';

const meta = {
  title: 'Feedback/NoPermission',
  component: NoPermission,
  tags: ['autodocs'],
} satisfies Meta<typeof NoPermission>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {
  args: {
    size: 'page',
    children: 'This page is only available to investors.',
    actions: (
      <ButtonLink variant="primary" size="lg" to="/dashboard">
        Go to Dashboard
      </ButtonLink>
    ),
  },
};

export const PartOfAPage: Story = {};
