import { expect, it } from '@jest/globals';
import type { DeckStorage } from '@northlight/shared-api';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { STORAGE, someStorage } from '../features/results/report.fixture.ts';
import {
  aNewEvaluation,
  deck,
  EVALUATE,
  evaluates,
  input,
  open,
  RUN,
  results,
  upload,
} from '../features/stages/tab.fixture.tsx';

const MB = 1024 * 1024;

/** A server that deletes decks and tracks the storage used. */
function storage(given: Partial<DeckStorage>) {
  let now = someStorage(given);
  const removed: string[] = [];
  const api = [
    answers('get', STORAGE, () => Response.json(now)),
    answers('delete', '/api/pitch-decks/evaluations/{id}/deck/', ({ request }) => {
      const id = new URL(request.url).pathname.split('/').at(-3) ?? '';
      removed.push(id);
      const { decks, used } = now;
      const gone = decks.find((one) => one.id === id);
      now = { ...now, used: used - (gone?.size ?? 0), decks: decks.filter((one) => one !== gone) };
      return new Response(null, { status: 204 });
    }),
  ];
  return { api, removed };
}

const session = aSession(aUser());
const note = () => screen.findByText('You’re running out of space for decks.');

it('nothing is said of room while there is plenty', async () => {
  open({ session, api: storage({}).api });
  expect(await screen.findByRole('button', { name: 'Evaluate deck' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make room' })).not.toBeInTheDocument();
});

it('little room is said before it is too late', async () => {
  open({ session, api: storage({ used: 480 * MB }).api });
  expect(await note()).toBeVisible();
  expect(screen.getByText(/Your evaluated decks use 480 MB of 500 MB\./)).toBeVisible();
});

it('I choose which decks go, the oldest that nobody has a link to are proposed, and my deck fits', async () => {
  const { api, removed } = storage({ used: 500 * MB });
  const { person } = open({ session, api: [...api, evaluates(aNewEvaluation())] });
  await note();
  await person.upload(input(), Object.defineProperty(deck(), 'size', { value: 5 * MB }));
  expect(await screen.findByText('There isn’t enough space for this deck.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Make room' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Free up space' }));
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true]);
  expect(dialog.getByText('1 Oct 2026 · 4 MB')).toBeVisible();
  expect(dialog.getByText(/a link shows its slides/)).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: 'isferd-seed-v3.pdf' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Choose 1 MB more to make space for your deck.');
  await person.click(dialog.getByRole('checkbox', { name: 'isferd-seed-v2.pdf' }));
  await person.click(dialog.getByRole('button', { name: 'Remove 2 decks' }));
  expect(await screen.findByText('2 decks removed')).toBeVisible();
  expect(removed).toEqual(['v1', 'v2']);
  await person.click(screen.getByRole('button', { name: 'Evaluate deck' }));
  expect(await results()).toBeVisible();
});

it('a refusal for want of room leads to making some', async () => {
  const refused = refuses('post', EVALUATE, 409, {
    code: 'deck_storage_full',
    detail: 'Your evaluated decks use 500 MB of 500 MB. Remove decks you no longer need; their results are kept.',
  });
  const { person } = open({ session, api: [...storage({ used: 390 * MB }).api, refused] });
  await upload(person);
  expect(await screen.findByText('Evaluation failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make room' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('an evaluation whose server ended is seen to go on', async () => {
  const states = [
    { progress: { stage: 'interrupted' as const }, evaluation: null, state: 'working' as const },
    { progress: { stage: 'reading' as const, slide: 4, of: 14 }, evaluation: null, state: 'working' as const },
    { progress: null, evaluation: aNewEvaluation(), state: 'done' as const },
  ];
  const found = answers('get', RUN, () => {
    const next = states.length > 1 ? states.shift() : states[0];
    return Response.json({
      original_filename: 'isferd-seed-v4.pdf',
      created_at: '2026-11-18T09:30:00.000Z',
      failure: null,
      ...next,
    });
  });
  sessionStorage.setItem('northlight.run', JSON.stringify({ token: 'x'.repeat(43), name: 'isferd-seed-v4.pdf' }));
  open({ session, api: [found] });
  const words = /Your deck is safe, and the evaluation will continue in a moment\./;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  expect(screen.getByText(words, { selector: 'p' })).toBeVisible();
  expect(await screen.findByText('Slide 4 of 14 has been read.', {}, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Eight categories' }, { timeout: 5000 })).toBeVisible();
});
