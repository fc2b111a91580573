import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { PasskeyButton } from './PasskeyButton.tsx';

const meta = {
  title: 'Form/PasskeyButton',
  component: PasskeyButton,
  args: { onUse: fn(async () => {}), explain: () => 'This passkey does not open this account.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--s4)', maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasskeyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const Waiting: Story = {
  args: { onUse: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  args: { onUse: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
