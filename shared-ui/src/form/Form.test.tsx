import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { Form } from './Form.tsx';
import { FormPasswordField, FormTextField } from './fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const schema = object({
  email: string().email('Invalid email address').required('Email is required'),
  password: string(),
});
const EMPTY = { email: '', password: '' };

type Values = typeof EMPTY;

function open(onSubmit: (values: Values) => unknown, initialValues = EMPTY) {
  const person = userEvent.setup();
  render(
    <Form initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
      <FormTextField name="email" label="Email" />
      <FormPasswordField name="password" label="Password" />
      <SubmitButton pendingLabel="Sending…">Send</SubmitButton>
    </Form>,
  );
  return person;
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send' });

afterEach(cleanup);

describe('a form', () => {
  it('does not complain about a field before it was left', async () => {
    const person = open(() => undefined);
    await person.type(email(), 'ines');
    expect(screen.queryByText('Invalid email address')).toBeNull();
    await person.tab();
    expect(await screen.findByText('Invalid email address')).not.toBeNull();
  });

  it('is not sent while something is wrong, and takes one to it', async () => {
    const onSubmit = jest.fn();
    const person = open(onSubmit);
    await person.click(send());
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute('aria-describedby')).toBe(screen.getByText('Email is required').parentElement?.id);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is sent once, however often one presses', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    const person = open(onSubmit, { email: 'ines@isferd.example', password: '' });
    await person.dblClick(send());
    await person.click(await screen.findByRole('button', { name: 'Sending…' }));
    await person.type(email(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    expect(await screen.findByRole('button', { name: 'Send' })).not.toBeNull();
  });

  it('forgets what the server said about a field once that field changes', async () => {
    const refusal = { fieldErrors: { email: ['This address is taken.'], password: ['Too common.'] } };
    const person = open(() => Promise.reject(refusal), { email: 'ines@isferd.example', password: 'demo' });
    await person.click(send());
    expect(await screen.findByText('This address is taken.')).not.toBeNull();
    await person.type(email(), 'x');
    expect(screen.queryByText('This address is taken.')).toBeNull();
    expect(screen.getByText('Too common.')).not.toBeNull();
  });

  it('announces at the top what is about no field, and takes it away when it is sent again', async () => {
    let refuse = true;
    const person = open(() => (refuse ? Promise.reject(new Error('Invalid email or password')) : undefined), {
      email: 'ines@isferd.example',
      password: 'x',
    });
    await person.click(send());
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe('Invalid email or password');
    await waitFor(() => expect(document.activeElement).toBe(banner));
    refuse = false;
    await person.click(send());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
