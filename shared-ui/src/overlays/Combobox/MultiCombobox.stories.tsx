import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';
import { SECTORS } from './sectors.fixture.ts';

function Kept(props: MultiComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <MultiCombobox {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Overlays/MultiCombobox',
  component: MultiCombobox,
  tags: ['autodocs'],
  args: { label: 'Sectors', placeholder: 'Add a sector', options: SECTORS, value: [], onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['climate', 'logistics'] } };
export const Many: Story = { args: { value: SECTORS.map((sector) => sector.value) } };
export const Wrong: Story = { args: { error: 'Select at least one focus area' } };
export const Disabled: Story = { args: { disabled: true, value: ['climate'] } };

export const ChosenByKeyboard: Story = {
  args: { value: ['climate'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Sectors' });
    await userEvent.type(input, 'fin');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Fintech' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Fintech' })).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const KeptWhenEscapeIsPressed: Story = {
  args: { value: ['climate', 'logistics'] },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: 'Sectors' }).focus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.getByRole('button', { name: 'Remove Climate' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove Logistics' })).toBeInTheDocument();
  },
};

export const RemovedWithItsButton: Story = {
  args: { value: ['climate', 'logistics'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Climate' }));
    await waitFor(() => expect(canvas.queryByText('Climate')).toBeNull());
    await expect(canvas.getByText('Logistics')).toBeVisible();
  },
};
