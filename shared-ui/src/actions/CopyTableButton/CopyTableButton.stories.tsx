import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CopyTableButton } from './CopyTableButton.tsx';

const meta = {
  title: 'Actions/CopyTableButton',
  component: CopyTableButton,
  tags: ['autodocs'],
  args: {
    caption: 'Founder responses',
    read: () => ({ headers: ['Question', 'Answer'], rows: [['What stage are you at?', 'In business']] }),
  },
} satisfies Meta<typeof CopyTableButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const RefusedByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const refuse = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: refuse, writeText: refuse } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy table Founder responses' }));
    await waitFor(() =>
      expect(screen.getByText('Copying failed. Please select and copy the table yourself.')).toBeVisible(),
    );
  },
};
