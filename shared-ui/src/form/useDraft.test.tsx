import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mixed, object, string } from 'yup';
import { claimDrafts, forgetDrafts, keepDrafts } from '../drafts/drafts.ts';
import { ToastProvider } from '../overlays/Toast/ToastProvider.tsx';
import { Form } from './Form.tsx';
import { FormPasswordField, FormTextField } from './fields.tsx';

const schema = object({ name: string(), city: string(), password: string(), file: mixed() });
const INITIAL = { name: 'Ines', city: 'Oslo', password: '', code: '', file: null as File | null };

function open(label = 'Profile', initialValues = INITIAL) {
  render(
    <ToastProvider>
      <Form label={label} initialValues={initialValues} schema={schema} onSubmit={() => undefined}>
        {({ setFieldValue }) => (
          <>
            <FormTextField name="name" label="Name" />
            <FormTextField name="city" label="City" />
            <FormPasswordField name="password" label="Password" autoComplete="new-password" />
            <FormTextField name="code" label="Code" autoComplete="one-time-code" />
            <button type="button" onClick={() => setFieldValue('file', new File(['x'], 'deck.pdf'))}>
              Choose a file
            </button>
          </>
        )}
      </Form>
    </ToastProvider>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const stored = () => JSON.stringify({ ...sessionStorage });

/** Types into the form, loses the session and returns. */
async function loseWhileTyping() {
  const person = open();
  await person.type(field('Name'), ' Varga');
  keepDrafts('7');
  cleanup();
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('what was typed when the session was lost', () => {
  it('is there again, with what has changed elsewhere meanwhile, and is said to be', async () => {
    await loseWhileTyping();
    claimDrafts('7');
    open('Profile', { ...INITIAL, city: 'Bergen' });
    await waitFor(() => expect(field('Name').value).toBe('Ines Varga'));
    expect(field('City').value).toBe('Bergen');
    expect(await screen.findByText('We restored what you typed')).not.toBeNull();
  });

  it('comes back once', async () => {
    await loseWhileTyping();
    open();
    await waitFor(() => expect(field('Name').value).toBe('Ines Varga'));
    cleanup();
    open();
    expect(field('Name').value).toBe('Ines');
  });

  it('is not for somebody else who logs in', async () => {
    await loseWhileTyping();
    claimDrafts('8');
    open();
    expect(field('Name').value).toBe('Ines');
    expect(stored()).not.toContain('Varga');
  });

  it('is forgotten when the person logs out', async () => {
    await loseWhileTyping();
    forgetDrafts();
    expect(sessionStorage.length).toBe(0);
  });

  it('does not come back in another form', async () => {
    await loseWhileTyping();
    open('Company');
    expect(field('Name').value).toBe('Ines');
  });

  it('never holds a password or a code, shown or hidden, nor a file', async () => {
    const person = open();
    await person.type(field('Password'), 'four random words');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    await person.type(field('Code'), '123456');
    await person.click(screen.getByRole('button', { name: 'Choose a file' }));
    keepDrafts('7');
    expect(stored()).not.toMatch(/four random words|123456|file/);
  });

  it('costs nothing when a browser keeps nothing, or something else is in its place', () => {
    sessionStorage.setItem(`northlight.draft:${location.pathname}#Profile`, '{not json');
    open();
    expect(field('Name').value).toBe('Ines');
  });
});
