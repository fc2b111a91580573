import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConsentDialog } from './ConsentDialog.tsx';

const override = { name: 'mfe-evaluation', origin: 'http://localhost:3005' };
const nothing = { overrides: [], refused: [], disabled: [], added: [], newlyDisabled: [] };

const meta = {
  title: 'Parts/A link asks to change parts',
  component: ConsentDialog,
  args: { linked: { ...nothing, added: [override] }, onAnswer: fn() },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromElsewhere: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep as it is' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
export const SwitchedOff: Story = {
  args: { linked: { ...nothing, newlyDisabled: ['mfe-settings', 'mfe-questions'] } },
};
export const Both: Story = { args: { linked: { ...nothing, added: [override], newlyDisabled: ['mfe-settings'] } } };
