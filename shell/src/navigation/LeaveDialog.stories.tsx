import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import LeaveDialog from './LeaveDialog.tsx';

const meta = { title: 'Shell/Leave without saving', component: LeaveDialog } satisfies Meta<typeof LeaveDialog>;
export default meta;

export const Asked: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
  },
};
