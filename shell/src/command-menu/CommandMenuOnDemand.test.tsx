import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { aRegistry } from '../remotes/registry.fixture.ts';
import { CommandMenuOnDemand } from './CommandMenuOnDemand.tsx';
import { loadCommandMenu } from './load-command-menu.ts';
import { setCommandMenu } from './open-state.ts';
import { SearchButton } from './SearchButton.tsx';

const registry = aRegistry();

const Bar = () => (
  <>
    <SearchButton />
    <CommandMenuOnDemand registry={registry} />
  </>
);

// Ahead of the tests, so that none waits for its code.
beforeAll(async () => void (await loadCommandMenu()));
afterEach(() => act(() => setCommandMenu(false)));

const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('the search opens and closes with Ctrl+K', async () => {
  const { person } = renderPage(Bar);
  await person.keyboard('{Control>}k{/Control}');
  expect(await dialog()).toBeVisible();
  await person.keyboard('{Control>}k{/Control}');
  await isClosed();
});

it('the search does not open with other keys', async () => {
  const { person } = renderPage(Bar);
  await person.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Meta>}k{/Meta}');
  await isClosed();
});

it('the search opens from its button, which has the focus again after Escape', async () => {
  const { person } = renderPage(Bar);
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  await person.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});

it('the search does not cover a dialog that has to be answered first', async () => {
  const { person } = renderPage(() => (
    <>
      <div data-dialog />
      <Bar />
    </>
  ));
  await person.keyboard('{Control>}k{/Control}');
  await isClosed();
});
