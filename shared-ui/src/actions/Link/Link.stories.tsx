import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['autodocs'],
  args: { to: '/investors', children: 'Browse investors' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Nothing sent yet. <Link {...args} /> and choose one who funds your sector.
    </p>
  ),
};

export const Citation: Story = { args: { variant: 'quiet', to: '#slide-4', children: 'Slide 4' } };

export const ToAnotherSite: Story = {
  args: { to: 'https://brackenfold.example', children: 'brackenfold.example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'brackenfold.example (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ToAMailbox: Story = { args: { to: 'mailto:ines@isferd.example', children: 'ines@isferd.example' } };

export const ToAnUnsafeAddress: Story = {
  args: { to: 'java\nscript:alert(1)', children: 'My website' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('My website')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
