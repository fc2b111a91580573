import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Theme/ThemeToggle',
  component: ThemeToggle,
  tags: ['autodocs'],
  beforeEach: () => () => localStorage.removeItem('theme'),
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset.theme;
    const toggle = canvas.getByRole('button', { name: 'Switch between light and dark' });
    await userEvent.click(toggle);
    await expect(document.documentElement.dataset.theme).not.toBe(before);
    await expect(localStorage.getItem('theme')).toBe(document.documentElement.dataset.theme);
    await userEvent.click(toggle);
    await expect(document.documentElement.dataset.theme).toBe(before);
  },
};
