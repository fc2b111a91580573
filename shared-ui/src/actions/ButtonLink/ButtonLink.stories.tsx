import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { to: '/evaluation', children: 'Evaluate Another Deck' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary', size: 'lg' } };
export const SmallInARow: Story = { args: { size: 'sm', children: 'View Results' } };
