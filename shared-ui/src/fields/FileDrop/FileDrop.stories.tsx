import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const deck = new File([new Uint8Array(8_800_000)], 'isferd-seed-v4.pdf', { type: 'application/pdf' });

const tooLarge = Object.defineProperty(new File([], 'isferd-seed-v4.pdf', { type: 'application/pdf' }), 'size', {
  value: 64_000_000,
});

const drag = (type: 'dragover' | 'drop', target: Element) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(deck);
  return fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  args: { label: 'Choose a PDF', rule: 'Up to 50 MB', file: null, onSelect: fn(), onRemove: fn(), onCancel: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoFileYet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose a PDF/), deck);
    await expect(args.onSelect).toHaveBeenCalledWith(deck);
  },
};

export const FileHeldOver: Story = {
  play: async ({ canvas }) => {
    await drag('dragover', canvas.getByText(/or drop it here/));
  },
};

export const FileDropped: Story = {
  play: async ({ canvas, args }) => {
    await drag('drop', canvas.getByText(/or drop it here/));
    await expect(args.onSelect).toHaveBeenCalledWith(deck);
  },
};

export const NoFileSelected: Story = {
  args: { problem: { title: 'No file selected', description: 'Please upload a PDF pitch deck first.' } },
};

export const WrongType: Story = {
  args: { problem: { title: 'Invalid file type', description: 'Allowed types: PDF' } },
};

export const TooLarge: Story = {
  args: { file: tooLarge, problem: { title: 'File too large', description: 'Maximum size is 50MB' } },
};

export const Chosen: Story = {
  args: { file: deck, detail: '14 slides' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove isferd-seed-v4.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { file: deck, progress: 0.4 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await drag('drop', canvas.getByText(/or drop it here/));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const FocusStaysInTheField: Story = {
  render: function Choosing(args) {
    const [file, setFile] = useState<File | null>(null);
    return <FileDrop {...args} file={file} onSelect={setFile} onRemove={() => setFile(null)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose a PDF/), deck);
    const remove = canvas.getByRole('button', { name: 'Remove isferd-seed-v4.pdf' });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/Choose a PDF/)).toHaveFocus());
  },
};
