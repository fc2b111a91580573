import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, mixed, object, string } from 'yup';
import { Form } from './Form.tsx';
import { FormFileDrop, FormSegmented, FormSwitch } from './fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const schema = object({
  live: boolean(),
  founders: string().nullable().required('Choose one'),
  deck: mixed().required('Required'),
});

const deck = new File(['%PDF-1.7'], 'isferd.pdf');
const program = new File(['MZ'], 'isferd.exe');

const check = (file: File | null) => {
  if (!file) return { title: 'No file selected', description: 'Please upload a pitch deck first' };
  return file.name.endsWith('.exe')
    ? { title: 'Invalid file type', description: 'Executable files are not allowed' }
    : null;
};

interface Values {
  live: boolean;
  founders: string | null;
  deck: File | null;
}

function open(onSubmit: (values: Values) => unknown, filled: Partial<Values> = {}) {
  const person = userEvent.setup();
  render(
    <Form<Values>
      initialValues={{ live: false, founders: null, deck: null, ...filled }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <FormSwitch name="live" label="Profile is live" />
      <FormSegmented
        name="founders"
        legend="Do you have a co-founder?"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <FormFileDrop name="deck" label="Choose a PDF" check={check} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { person, send: () => person.click(screen.getByRole('button', { name: 'Send' })) };
}

const drop = (file: File) => fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files: [file] } });

afterEach(cleanup);

describe('the fields of a form', () => {
  it('say what is missing, in the words of each, and the first of them has the focus', async () => {
    const onSubmit = jest.fn();
    const { send } = open(onSubmit);
    await send();
    expect(await screen.findByText('Please upload a pitch deck first')).not.toBeNull();
    expect(screen.getByRole('group', { name: 'Do you have a co-founder?' }).textContent).toContain('Choose one');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' })));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('refuse a file that may not be sent, and say why', async () => {
    open(() => undefined);
    drop(program);
    expect((await screen.findByRole('alert')).textContent).toContain('Executable files are not allowed');
    expect(screen.queryByText('isferd.exe')).toBeNull();
    drop(deck);
    expect(await screen.findByText('isferd.pdf')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('send what was switched, chosen and dropped', async () => {
    const onSubmit = jest.fn((_: Values) => undefined);
    const { person, send } = open(onSubmit);
    await person.click(screen.getByRole('switch', { name: 'Profile is live' }));
    await person.click(screen.getByRole('radio', { name: 'No' }));
    drop(deck);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ live: true, founders: 'no', deck });
  });

  it('show what the server says about a switch and a file', async () => {
    const refusal = { fieldErrors: { live: ['Please complete your profile first'], deck: ['This PDF is damaged.'] } };
    const { send } = open(() => Promise.reject(refusal), { founders: 'yes', deck });
    await send();
    expect(await screen.findByText('Please complete your profile first')).not.toBeNull();
    expect(screen.getByText('This PDF is damaged.')).not.toBeNull();
    expect(screen.getByRole('switch').getAttribute('aria-invalid')).toBe('true');
  });
});
