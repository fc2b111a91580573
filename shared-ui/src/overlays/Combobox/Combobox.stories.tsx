import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { SECTORS } from './sectors.fixture.ts';

function Kept(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Overlays/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: { label: 'Sector', placeholder: 'Choose a sector', options: SECTORS, value: null, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'climate' } };
export const Wrong: Story = { args: { error: 'Choose a sector' } };
export const Disabled: Story = { args: { disabled: true, value: 'climate' } };

export const NothingMatches: Story = {
  args: { emptyText: 'No sector has this name' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sector' }), 'zzz');
    await waitFor(() => expect(screen.getByText('No sector has this name')).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const FoundByAnotherWord: Story = {
  args: {
    options: SECTORS.map((option) => (option.value === 'logistics' ? { ...option, words: ['freight'] } : option)),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sector' }), 'frei');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Logistics' })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Sector' });
    await userEvent.type(input, 'lo');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Logistics' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Logistics'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Logistics');
  },
};
