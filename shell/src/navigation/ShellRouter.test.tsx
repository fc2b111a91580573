import { afterEach, describe, expect, it } from '@jest/globals';
import { discardUnsavedChanges, hasUnsavedChanges, useUnsavedChanges } from '@northlight/shared-api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import '@northlight/testing';
import { ShellRouter } from './ShellRouter.tsx';

function FormPage() {
  const [text, setText] = useState('');
  const saved = useUnsavedChanges(text !== '');
  const navigate = useNavigate();
  const handleSave = () => {
    saved();
    navigate('/elsewhere');
  };
  return (
    <>
      <label>
        Bio <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?tab=2">Second tab</Link>
      <button type="button" onClick={handleSave}>
        Save
      </button>
    </>
  );
}

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

/** Opens a form that the user reached from `/before`. */
async function openForm() {
  history.replaceState(null, '', '/before');
  render(
    <ShellRouter>
      <Where />
      <Routes>
        <Route path="/form" element={<FormPage />} />
        <Route path="*" element={<Link to="/form">To the form</Link>} />
      </Routes>
    </ShellRouter>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('link', { name: 'To the form' }));
  return person;
}

const type = (person: ReturnType<typeof userEvent.setup>) => person.type(screen.getByLabelText('Bio'), 'Seed investor');
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const isAt = (path: string) => waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(path));

afterEach(() => {
  cleanup();
  discardUnsavedChanges();
});

describe('a page with unsaved input', () => {
  it('asks before a link leads away, and stays as it was on Stay', async () => {
    const person = await openForm();
    await type(person);
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await question();
    await person.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Bio')).toHaveValue('Seed investor');
    expect(location.pathname).toBe('/form');
  });

  it('is left on Leave, and nothing is asked afterwards', async () => {
    const person = await openForm();
    await type(person);
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await question();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await isAt('/elsewhere');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('asks before Back, with the address as it was, and goes back on Leave', async () => {
    const person = await openForm();
    await type(person);
    history.back();
    await question();
    await waitFor(() => expect(location.pathname).toBe('/form'));
    expect(screen.getByLabelText('Bio')).toHaveValue('Seed investor');
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await isAt('/before');
    expect(location.pathname).toBe('/before');
  });

  it('does not ask when only the query string changes, nor once it has been saved', async () => {
    const person = await openForm();
    await type(person);
    await person.click(screen.getByRole('link', { name: 'Second tab' }));
    await isAt('/form?tab=2');
    expect(screen.getByLabelText('Bio')).toHaveValue('Seed investor');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await isAt('/elsewhere');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('a page without input is left at once, forward and back', async () => {
  const person = await openForm();
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await isAt('/elsewhere');
  history.back();
  await isAt('/form');
});
