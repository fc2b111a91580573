import { refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import SignUpPage from './SignUpPage.tsx';

const REGISTER = '/api/accounts/register/';

const meta = {
  title: 'Sign Up',
  component: SignUpPage,
  parameters: { layout: 'fullscreen', route: '/signup' },
} satisfies Meta<typeof SignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function signUp(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('First name'), 'Ines');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Varga-Holm');
  await userEvent.type(canvas.getByLabelText('Email'), 'ines@isferd.test');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm password'), `${password}{Enter}`);
  return canvas;
}

export const Empty: Story = {};

export const SentEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    api: [
      refuses('post', REGISTER, 400, {
        email: ['An account with this email already exists.'],
        password: ['Use at least 12 characters.', 'This password is too common.'],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await signUp(canvasElement, 'a lantern in the rain');
    await expect(await canvas.findByText('This password is too common.')).toBeVisible();
  },
};

export const ServerFailed: Story = {
  parameters: { api: [refuses('post', REGISTER, 500, {})] },
  play: async ({ canvasElement }) => {
    const canvas = await signUp(canvasElement, 'four random words together');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  },
};
