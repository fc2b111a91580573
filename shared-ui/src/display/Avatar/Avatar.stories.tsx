import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { Row, Stack } from '../../layout/Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { Person } from './Person.tsx';

const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23b9c4bd"/%3E%3Ccircle cx="20" cy="16" r="7" fill="%2344524b"/%3E%3Cpath d="M6 40c1-10 7-14 14-14s13 4 14 14" fill="%2344524b"/%3E%3C/svg%3E';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { firstName: 'Leonie', lastName: 'Harrow' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const NoName: Story = {
  args: { firstName: '', lastName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
};
export const Picture: Story = { args: { src: PORTRAIT, size: 'lg' } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('LH')).toBeVisible());
  },
};
export const EverySizeAndTint: Story = {
  render: () => (
    <Row>
      <Avatar firstName="Leonie" lastName="Harrow" size="xl" />
      <Avatar firstName="Ravi" lastName="Chandrasen" size="lg" />
      <Avatar firstName="Camille" lastName="Ostrand" />
      <Avatar firstName="Hugo" lastName="Belmarsh" />
    </Row>
  ),
};
export const WithNameAndDetail: Story = {
  render: () => (
    <Stack>
      <Person firstName="Adaeze" lastName="Nwokori" detail="Tarnwick Seed" />
      <Person firstName="Tomasz" lastName="Wierny" size="lg" detail="Managing Director, Quillon & Ash" />
    </Stack>
  ),
};
