import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import '@northlight/testing';
import { useArrival } from './useArrival.ts';

function Field() {
  return (
    <label>
      Expertise tags <input id="expertise-tags" />
    </label>
  );
}

function LateField() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <Field />;
}

function Frame() {
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  return (
    <main ref={content} tabIndex={-1}>
      <Routes>
        <Route path="/settings" element={<Field />} />
        <Route path="/late" element={<LateField />} />
        <Route
          path="*"
          element={
            <>
              <Link to="/settings#expertise-tags">At once</Link>
              <Link to="/late#expertise-tags">Later</Link>
              <Link to="/settings">The page</Link>
            </>
          }
        />
      </Routes>
    </main>
  );
}

globalThis.scrollTo = () => {};
afterEach(cleanup);

async function follow(name: string) {
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
  await userEvent.setup().click(screen.getByRole('link', { name }));
}

it.each(['At once', 'Later'])('a link to a field focuses it (%s)', async (name) => {
  await follow(name);
  await waitFor(() => expect(screen.getByLabelText('Expertise tags')).toHaveFocus());
});

it('a link to a page focuses its content', async () => {
  await follow('The page');
  expect(screen.getByRole('main')).toHaveFocus();
});
