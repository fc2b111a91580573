import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Actions/BackLink',
  component: BackLink,
  tags: ['autodocs'],
  args: { to: '/dashboard', children: 'Back to Dashboard' },
} satisfies Meta<typeof BackLink>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
