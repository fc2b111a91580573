import { describe, expect, it } from '@jest/globals';
import type { Evaluation } from '@northlight/shared-api';
import { anEvaluation, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import { aNewEvaluation, EVALUATE, evaluates } from '../features/stages/tab.fixture.tsx';
import DeckToSend from './DeckToSend.tsx';

const LIST = '/api/pitch-decks/evaluations/';
const ONE = '/api/pitch-decks/evaluations/{id}/';

const CHOSEN = new File(['%PDF-1.7'], 'isferd.pdf', { type: 'application/pdf' });
/** SHA-256 of the chosen file. */
const HASH = '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b';

/** Opens the extension for a founder who has made these evaluations. */
function open(file: File | null, made: Evaluation[], api: ReturnType<typeof answers>[] = []) {
  return renderPage(() => <DeckToSend file={file} />, {
    session: aSession(aUser()),
    api: [
      ...api,
      answers('get', LIST, ({ request }) => {
        const hash = new URL(request.url).searchParams.get('file_sha256');
        const results = made.filter(({ file_sha256 }) => hash === null || file_sha256 === hash);
        return { count: results.length, results };
      }),
      answers(
        'get',
        ONE,
        ({ params }) => made.find(({ id }) => id === params.id) ?? new Response(null, { status: 404 }),
      ),
    ],
  });
}

describe('before I choose a deck', () => {
  it('I am reminded of my latest evaluation and of the file it is about', async () => {
    const scores = anEvaluation().scores.map((one, at) => ({ ...one, score: at === 0 ? null : at === 1 ? 4 : 8 }));
    const weak = scores[1]?.category;
    open(null, [anEvaluation({ scores })]);
    const line = (await screen.findByText('isferd-seed-v4.pdf')).closest('p');
    expect(line).toHaveTextContent(
      `Your latest evaluation: isferd-seed-v4.pdf, evaluated on 18 Nov 2026: 7–8/10, partial, 1 category weak (${weak}).`,
    );
    expect(screen.getByRole('link', { name: 'See the results' })).toHaveAttribute(
      'href',
      `/evaluation-results/${anEvaluation().id}`,
    );
  });

  it('I see nothing if I have evaluated nothing', async () => {
    const { container } = open(null, []);
    const isShown = waitFor(() => expect(container).not.toBeEmptyDOMElement(), { timeout: 200 });
    await expect(isShown).rejects.toThrow();
  });
});

describe('a deck that I have chosen', () => {
  it('is known by its content, whatever its name; its results open beside the form', async () => {
    open(CHOSEN, [anEvaluation({ file_sha256: HASH }), anEvaluation({ id: 'of another file' })]);
    expect(await screen.findByText(/^You evaluated this deck on 18 Nov 2026: \d/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^See the results.*opens in a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be evaluated here before I send it', async () => {
    const made = [anEvaluation({ id: 'of another file' })];
    const result = aNewEvaluation({ id: 'new', file_sha256: HASH });
    const evaluating = evaluates(
      async () => {
        made.unshift(result);
        return result;
      },
      { stage: 'reading', slide: 3, of: 12 },
    );
    const { person } = open(CHOSEN, made, [evaluating]);
    expect(await screen.findByText('You haven’t evaluated this deck yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Evaluate it first' }));
    const line = await screen.findByText(/^You evaluated this deck on/);
    expect(line).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    // The button has gone; the focus stays in its place.
    expect(line.parentElement).toHaveFocus();
  });

  it('that cannot be evaluated says why, and can be tried again', async () => {
    const detail = 'This PDF is protected by a password.';
    const { person } = open(CHOSEN, [], [refuses('post', EVALUATE, 422, { code: 'encrypted', detail })]);
    await person.click(await screen.findByRole('button', { name: 'Evaluate it first' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
