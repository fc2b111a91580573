import { describe, expect, it } from '@jest/globals';
import { answers, aSession, aUser, refuses, streams } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantPage from './AssistantPage.tsx';

/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };
const GENERATE = '/api/pitch-decks/assistant/generate/';

const open = (...api: RequestHandler[]) =>
  renderPage(AssistantPage, {
    route: '/assistant',
    session: aSession(aUser()),
    api: [
      ...api,
      answers('get', '/api/pitch-decks/assistant/saved-decks/', { count: 0, results: [] }),
      answers('get', '/api/pitch-decks/evaluations/', { count: 0, results: [] }),
    ],
  });

const generated = {
  name: 'Isferd pitch deck',
  company_name: 'Isferd',
  content: aSavedDeck().content,
  placeholders: [],
  to_add: [],
  saved_deck: aSavedDeck({ id: 'd9' }),
  engine: 'rubric' as const,
};

describe('the decks of evaluations', () => {
  it('are listed with their scores, a partial one as a range', async () => {
    const summary = {
      id: 'e1',
      name: 'scanned.pdf',
      original_filename: 'scanned.pdf',
      created_at: '2026-11-18T09:30:00.000Z',
      overall_score: 2,
      overall_high: 5,
      page_count: 9,
    };
    open(answers('get', '/api/pitch-decks/evaluations/', { count: 1, results: [summary] }));
    const row = (await screen.findByRole('link', { name: 'scanned.pdf' }, PATIENT)).closest('li');
    expect(row).toHaveTextContent('2–5/10');
    expect(row).toHaveTextContent('2 to 5 out of 10, partial');
  });
});

describe('a deck from a brief', () => {
  it('needs the company’s name and nothing else', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Generate deck' }, PATIENT));
    expect(await screen.findByText('Enter the company’s name', {}, PATIENT)).toBeVisible();
  });

  it('opens in the editor once it is made', async () => {
    const asked: unknown[] = [];
    const { person } = open(
      streams('post', GENERATE, async function* ({ request }) {
        asked.push(await request.json());
        for (const [index, slide] of EXAMPLE_SLIDES.entries()) {
          yield { event: 'slide' as const, index, total: EXAMPLE_SLIDES.length, slide };
        }
        yield { event: 'done' as const, deck: generated };
      }),
    );
    await person.type(await screen.findByRole('textbox', { name: 'Company' }, PATIENT), 'Isferd');
    await person.click(screen.getByRole('button', { name: 'Generate deck' }));
    expect(await screen.findByTestId('elsewhere', {}, PATIENT)).toHaveTextContent('/assistant/d9');
    expect(asked).toEqual([
      { brief: expect.objectContaining({ company: 'Isferd', sector: null, stage: null, ask: '' }) },
    ]);
  });

  it('says why it was not made, keeps what I wrote, and tries again', async () => {
    const { person } = open(refuses('post', GENERATE, 503, { detail: 'The assistant is busy.' }));
    await person.type(await screen.findByRole('textbox', { name: 'Company' }, PATIENT), 'Isferd');
    await person.click(screen.getByRole('button', { name: 'Generate deck' }));
    expect(await screen.findByText('The assistant is busy.', {}, PATIENT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await person.click(close);
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Isferd');
  });
});
