import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import CropDialog from './CropDialog.tsx';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><rect width="400" height="300" fill="#9fb0b8"/><rect y="190" width="400" height="110" fill="#7d8d93"/><path d="M110 300c6-70 40-96 92-96s86 26 92 96z" fill="#2f3a44"/><circle cx="201" cy="126" r="56" fill="#d9b79d"/></svg>`;

const photo = (width: number, height: number) =>
  new File([drawing(width, height)], 'portrait.svg', { type: 'image/svg+xml' });

const meta = {
  title: 'Crop your photo',
  component: CropDialog,
  args: { file: photo(800, 600), onCancel: fn(), onApply: fn() },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Distance of the crop from the left edge of the photo, independent of the dialog's position. */
const fromTheLeft = () => {
  const box = screen.getByRole('group', { name: 'Crop area' }).getBoundingClientRect();
  const image = document.querySelector('[role="dialog"] img')?.getBoundingClientRect();
  return Math.round(box.x - (image?.x ?? 0));
};

export const Wide: Story = {
  play: async ({ args }) => {
    const apply = await screen.findByRole('button', { name: 'Apply Crop' });
    await waitFor(() => expect(apply).toBeEnabled());
    const start = fromTheLeft();
    screen.getByRole('group', { name: 'Crop area' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(start - fromTheLeft()).toBe(1));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(start - fromTheLeft()).toBe(11));
    await userEvent.click(apply);
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith(expect.any(Blob)), { timeout: 5000 });
  },
};

export const Tall: Story = { args: { file: photo(600, 1600) } };

export const Square: Story = { args: { file: photo(500, 500) } };

export const NotAnImage: Story = {
  args: { file: new File(['%PDF'], 'deck.pdf', { type: 'application/pdf' }) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('This file is not an image. Choose a JPEG, PNG or WebP.')).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Apply Crop' })).toBeDisabled();
  },
};

export const HeicPhoto: Story = {
  args: { file: new File(['?'], 'IMG_0412.HEIC') },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^HEIC photos cannot be opened/)).toBeVisible());
  },
};
