import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: { text: '[number] paying fleets ([source, year])', children: 'Copy' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const RefusedByTheBrowser: Story = {
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(screen.getByText('Copying failed. Please select and copy the text yourself.')).toBeVisible(),
    );
  },
};
