import { describe, expect, it } from '@jest/globals';
import { answers, aSession, aUser, hangs, refuses, streams } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantPage from './AssistantPage.tsx';

/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };
const IMAGES = '/api/pitch-decks/assistant/images/';
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

const FILE = new File(['picture'], 'picture.png', { type: 'image/png' });

/** Stores pictures under these names, one after the other. */
const stores = (...names: string[]) =>
  answers('post', IMAGES, () => ({
    name: names.shift() ?? '',
    width: 1600,
    height: 1000,
    size: 9,
    image_url: 'data:image/png;base64,',
    colors: ['#204060'],
    ground: null,
  }));

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

  it('takes my screenshot with what it shows, and my logo with its color', async () => {
    const asked: unknown[] = [];
    const { person } = open(
      stores('shot.png', 'logo.png'),
      streams('post', GENERATE, async function* ({ request }) {
        asked.push(await request.json());
        yield { event: 'done' as const, deck: generated };
      }),
    );
    await person.type(await screen.findByRole('textbox', { name: 'Company' }, PATIENT), 'Isferd');
    await person.upload(screen.getByLabelText(/^Choose a picture/), FILE);
    await person.type(
      await screen.findByRole('textbox', { name: /^What picture 1 shows/ }, PATIENT),
      'The app{Enter}Red',
    );
    await person.click(screen.getByRole('checkbox', { name: /^Picture 1 is a photo/ }));
    await person.upload(screen.getByLabelText('File with the logo of Isferd'), FILE);
    expect(await screen.findByRole('img', { name: 'Your logo' }, PATIENT)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Generate deck' }));
    await screen.findByTestId('elsewhere', {}, PATIENT);
    expect(asked).toEqual([
      {
        brief: expect.objectContaining({
          pictures: [{ image: 'shot.png', caption: 'The app\nRed', photo: true }],
          brand: { accent: '#204060', colors: ['#204060'], logo: { image: 'logo.png' } },
        }),
      },
    ]);
  });

  it('says why a picture was refused, and keeps the rest', async () => {
    const { person } = open(
      refuses('post', IMAGES, 422, { code: 'not_an_image', detail: 'Please choose a JPEG, PNG or WebP image.' }),
    );
    await person.type(await screen.findByRole('textbox', { name: 'Company' }, PATIENT), 'Isferd');
    await person.upload(screen.getByLabelText(/^Choose a picture/), FILE);
    expect(await screen.findByText('Please choose a JPEG, PNG or WebP image.', {}, PATIENT)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Isferd');
    expect(screen.getByRole('button', { name: 'Generate deck' })).toBeEnabled();
  });

  it.each([
    ['a picture', /^Choose a picture/],
    ['my logo', 'File with the logo of Isferd'],
  ])('is not generated while %s is on its way', async (_, label) => {
    const { person } = open(hangs('post', IMAGES));
    await person.type(await screen.findByRole('textbox', { name: 'Company' }, PATIENT), 'Isferd');
    expect(screen.getByRole('button', { name: 'Generate deck' })).toBeEnabled();
    await person.upload(screen.getByLabelText(label), FILE);
    expect(screen.getByRole('button', { name: 'Generate deck' })).toBeDisabled();
  });

  it('takes no more than six pictures, and another one once I remove one', async () => {
    const { person } = open(stores('a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'));
    for (let number = 1; number <= 6; number += 1) {
      await person.upload(await screen.findByLabelText(/^Choose (?:a|another) picture/, {}, PATIENT), FILE);
      await screen.findByRole('textbox', { name: new RegExp(`^What picture ${number} shows`, 'u') }, PATIENT);
    }
    expect(screen.getByLabelText(/^Choose another picture/)).toBeDisabled();
    expect(screen.getByText('You have added 6 pictures. Remove one to add another.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.queryByRole('textbox', { name: /^What picture 6 shows/ })).toBeNull();
    expect(screen.getByLabelText(/^Choose another picture/)).toBeEnabled();
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
