import { describe, expect, it } from '@jest/globals';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { aSavedDeck } from '../example-deck.fixture.ts';
import { UploadDeck } from './UploadDeck.tsx';

const IMPORT = '/api/pitch-decks/assistant/import/';
/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };

const open = (...api: RequestHandler[]) =>
  renderPage(UploadDeck, { route: '/assistant', session: aSession(aUser()), api });

const file = (name: string) => new File(['PK'], name);
const input = () => screen.findByLabelText(/Choose a PDF or PowerPoint file/, {}, PATIENT);

describe('a PowerPoint file', () => {
  it('opens as a deck to edit at once when all of it was taken over', async () => {
    const { person } = open(answers('post', IMPORT, { saved_deck: aSavedDeck({ id: 'd7' }), left_out: [] }));
    await person.upload(await input(), file('Seed.pptx'));
    expect(await screen.findByTestId('elsewhere', {}, PATIENT)).toHaveTextContent('/assistant/d7');
  });

  it('says first what was left out, and leads to the deck', async () => {
    const leftOut = ['2 hidden slides (slides 4 and 7)', 'One video or audio clip (slide 9)'];
    const saved = aSavedDeck({ id: 'd7', name: 'Seed' });
    const { person } = open(answers('post', IMPORT, { saved_deck: saved, left_out: leftOut }));
    await person.upload(await input(), file('Seed.pptx'));
    expect(await screen.findByText('“Seed” is ready to edit', {}, PATIENT)).toBeVisible();
    for (const what of leftOut) expect(screen.getByText(what)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the deck' })).toHaveAttribute('href', '/assistant/d7');
  });

  it('that cannot be read is refused with the reason of the server', async () => {
    const detail = 'This presentation contains macros. Save it as .pptx without macros and upload that file.';
    const { person } = open(refuses('post', IMPORT, 422, { code: 'pptx_macros', detail }));
    await person.upload(await input(), file('Seed.pptx'));
    expect(await screen.findByText(detail, {}, PATIENT)).toBeVisible();
    expect(screen.getByText('Import failed')).toBeVisible();
  });
});

it('a file of another type is refused before it is sent', async () => {
  open();
  await userEvent.setup({ applyAccept: false }).upload(await input(), file('Seed.key'));
  expect(await screen.findByText('Allowed types: PDF, PPTX', {}, PATIENT)).toBeVisible();
});
