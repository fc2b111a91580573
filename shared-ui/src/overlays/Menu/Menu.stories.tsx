import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EllipsisVertical, Pencil, Settings, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './Menu.tsx';

const onEdit = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    align: 'start',
    trigger: (
      <IconButton label="More">
        <EllipsisVertical />
      </IconButton>
    ),
    children: (
      <>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuLink icon={<Settings />} to="/settings">
          Settings
        </MenuLink>
        <MenuItem disabled onSelect={() => undefined}>
          Export
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => undefined}>
          Delete
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const ChosenByKeyboard: Story = {
  beforeEach: () => {
    onEdit.mockClear();
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
