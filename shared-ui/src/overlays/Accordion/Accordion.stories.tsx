import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Overlays/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  args: {
    items: [
      { id: 'who', title: 'Who reads my deck?', content: 'The investor you send it to, and nobody else.' },
      { id: 'score', title: 'What does the score mean?', content: 'How well the deck backs up its case, out of 10.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What does the score mean?'));
    await expect(canvas.getByText('How well the deck backs up its case, out of 10.')).toBeVisible();
  },
};
