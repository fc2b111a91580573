import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { ToastProvider } from '../overlays/Toast/ToastProvider.tsx';

/** Stands in for IndexedDB, which jsdom lacks. Journeys use the real one. */
const database = new Map<string, unknown>();
jest.unstable_mockModule('idb-keyval', () => ({
  createStore: () => null,
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
  entries: async () => [...database],
}));

const { claimDrafts, forgetDrafts, forgetOldFiles, keepDrafts } = await import('./drafts.ts');
const { KEPT_FOR } = await import('./kept-files.ts');
const { useKeptFile } = await import('./useKeptFile.ts');
type KeptFile = import('./kept-files.ts').KeptFile;

const DECK: KeptFile = { file: new File(['%PDF-1.7'], 'isferd-seed-v4.pdf'), key: 'key-1' };
const onBack = jest.fn<(kept: KeptFile) => void>();
let forget = () => {};

function Panel({ owner, chosen }: { owner: number | null; chosen: KeptFile | null }) {
  forget = useKeptFile({ name: 'send-to-11', owner, chosen, isOpen: true, onBack, note: 'It hasn’t been sent yet.' });
  return null;
}

const open = (owner: number | null, chosen: KeptFile | null = null) =>
  render(
    <ToastProvider>
      <Panel owner={owner} chosen={chosen} />
    </ToastProvider>,
  );

/** Opens the panel as this user and waits until a kept file would have come back. */
async function comeBackAs(owner: number | null) {
  open(owner);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** User 7 chooses a deck, and the session expires. */
async function loseSession() {
  open(7, DECK);
  act(() => keepDrafts('7'));
  await waitFor(() => expect(database.size).toBe(1));
  cleanup();
}

beforeEach(() => {
  onBack.mockClear();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  database.clear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a file that was chosen when the session expired', () => {
  it('is there again with its idempotency key, and is said to be', async () => {
    await loseSession();
    claimDrafts('7');
    open(7);
    await waitFor(() => expect(onBack).toHaveBeenCalledWith({ file: DECK.file, key: 'key-1' }));
    expect(await screen.findByText('We restored the file you chose')).not.toBeNull();
    expect(screen.getByText('It hasn’t been sent yet.')).not.toBeNull();
  });

  it('does not replace one that was chosen since', async () => {
    await loseSession();
    open(7, { file: new File(['%PDF-1.7'], 'newer.pdf'), key: 'key-2' });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(onBack).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody else who logs in', 8],
    ['a visitor', null],
  ])('is not for %s', async (_, owner) => {
    await loseSession();
    await comeBackAs(owner);
    expect(onBack).not.toHaveBeenCalled();
  });

  it('is deleted when somebody else logs in', async () => {
    await loseSession();
    claimDrafts('8');
    await waitFor(() => expect(database.size).toBe(0));
    expect(localStorage).toHaveLength(0);
  });

  it('is deleted on logout', async () => {
    await loseSession();
    forgetDrafts();
    await waitFor(() => expect(database.size).toBe(0));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is deleted after 24 hours', async () => {
    await loseSession();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + KEPT_FOR + 1);
    await comeBackAs(7);
    expect(onBack).not.toHaveBeenCalled();
    expect(database.size).toBe(0);
  });

  it('is deleted after 24 hours when this site is opened, although nobody logs in', async () => {
    await loseSession();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + KEPT_FOR + 1);
    forgetOldFiles();
    await waitFor(() => expect(database.size).toBe(0));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is still there before that', async () => {
    await loseSession();
    forgetOldFiles();
    await comeBackAs(7);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('is deleted once it was sent', async () => {
    await loseSession();
    await comeBackAs(7);
    expect(onBack).toHaveBeenCalledTimes(1);
    forget();
    await waitFor(() => expect(database.size).toBe(0));
  });
});

it('a visitor’s file is not kept', async () => {
  open(null, DECK);
  act(() => keepDrafts('7'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(database.size).toBe(0);
});
