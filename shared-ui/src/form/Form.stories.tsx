import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form } from './Form.tsx';
import { FormPasswordField, FormTextField } from './fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const schema = object({
  email: string().email('Invalid email address').required('Email is required'),
  password: string().required('Password is required'),
});

const meta = {
  title: 'Form/Form',
  component: Form<{ email: string; password: string }>,
  args: {
    label: 'Sign Up',
    initialValues: { email: '', password: '' },
    schema,
    onSubmit: fn(),
    children: (
      <>
        <FormTextField name="email" type="email" label="Email" autoComplete="username" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" strength />
        <SubmitButton size="lg" pendingLabel="Signing up…">
          Sign Up
        </SubmitButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form<{ email: string; password: string }>>;
export default meta;
type Story = StoryObj<typeof Form<{ email: string; password: string }>>;

const FILLED = { email: 'ines@isferd.example', password: 'eleven hours before' };

export const Empty: Story = {};

export const SentEmpty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnderWay: Story = {
  args: { initialValues: FILLED, onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByRole('button', { name: 'Signing up…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FieldsRefusedByTheServer: Story = {
  args: {
    initialValues: FILLED,
    onSubmit: () =>
      Promise.reject({
        fieldErrors: { password: ['This password is too common.', 'Do not use your email address as password.'] },
        message: 'This password is too common.',
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByText('This password is too common.')).toBeVisible();
    await expect(canvas.getByText('Do not use your email address as password.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const RefusedAsAWhole: Story = {
  args: { initialValues: FILLED, onSubmit: () => Promise.reject(new Error('Invalid email or password')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
