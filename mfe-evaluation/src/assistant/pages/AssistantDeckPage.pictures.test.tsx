import { describe, expect, it } from '@jest/globals';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { aConversation, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantDeckPage from './AssistantDeckPage.tsx';

const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';
const IMAGES = '/api/pitch-decks/assistant/images/';
/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };
const STORED = { name: 'strip.png', width: 800, height: 500, size: 9, image_url: 'data:image/png;base64,' };

const open = (...api: RequestHandler[]) =>
  renderPage(AssistantDeckPage, {
    route: '/assistant/:savedDeckId',
    at: '/assistant/d1',
    session: aSession(aUser()),
    api: [
      ...api,
      answers('get', DECK, aSavedDeck()),
      answers('patch', DECK, aSavedDeck({ revision: 5 })),
      answers('get', '/api/pitch-decks/assistant/chat/', aConversation()),
      answers('get', IMAGES, [STORED as never]),
      answers('post', IMAGES, STORED as never),
    ],
  });

const rail = () => within(screen.getByRole('list', { name: 'Slides' }));

/** Drops something onto the open slide, as a browser does. */
function drop(name: RegExp, types: string[]) {
  const slide = screen.getByRole('img', { name });
  const files = types.includes('Files') ? [new File(['picture'], 'strip.png', { type: 'image/png' })] : [];
  const event = createEvent.drop(slide);
  Object.defineProperty(event, 'dataTransfer', { value: { files, types } });
  fireEvent(slide, event);
  return event;
}

describe('the photo of a person on the team', () => {
  it('is added, replaced and removed, in the row of the person', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    await person.click(rail().getByRole('button', { name: /^Slide 9:/ }));
    const photo = new File(['picture'], 'odd.png', { type: 'image/png' });
    await person.upload(await screen.findByLabelText('File with the photo of Odd Breivik', {}, PATIENT), photo);
    const remove = await screen.findByRole('button', { name: 'Remove photo of Odd Breivik' }, PATIENT);
    expect(screen.getByRole('button', { name: 'Replace photo of Odd Breivik' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add photo of Ines Varga-Holm' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Slide 9:/ }).querySelectorAll('image')).toHaveLength(1);
    await person.click(remove);
    expect(screen.getByRole('button', { name: 'Add photo of Odd Breivik' })).toHaveFocus();
    expect(screen.getByRole('img', { name: /^Slide 9:/ }).querySelectorAll('image')).toHaveLength(0);
  });
});

describe('the picture of a cover', () => {
  it('is added, described and removed', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    const file = new File(['picture'], 'strip.png', { type: 'image/png' });
    const cover = () => screen.getByRole('img', { name: /^Slide 1:/ });
    await person.upload(await screen.findByLabelText('File with the picture of the cover', {}, PATIENT), file);
    const words = await screen.findByRole('textbox', { name: 'Image description' }, PATIENT);
    expect(words).toHaveAccessibleDescription(/^Please describe the image/);
    expect(cover().querySelectorAll('image')).toHaveLength(1);
    await person.type(words, 'A strip');
    expect(words).toHaveValue('A strip');
    await person.click(screen.getByRole('button', { name: 'Remove picture of the cover' }));
    expect(cover().querySelectorAll('image')).toHaveLength(0);
    expect(screen.queryByRole('textbox', { name: 'Image description' })).toBeNull();
  });
});

describe('the picture of a close', () => {
  it('is added as a photo that fills its side, in place of the icon', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    const place = EXAMPLE_SLIDES.findIndex(({ kind }) => kind === 'closing') + 1;
    await person.click(rail().getByRole('button', { name: new RegExp(`^Slide ${place}:`, 'u') }));
    const file = new File(['picture'], 'strip.png', { type: 'image/png' });
    await person.upload(await screen.findByLabelText('File with the picture of the close', {}, PATIENT), file);
    await person.click(await screen.findByRole('radio', { name: 'Filling its side' }, PATIENT));
    const close = () => screen.getByRole('img', { name: new RegExp(`^Slide ${place}:`, 'u') });
    expect(close().querySelectorAll('image')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Remove picture of the close' }));
    expect(close().querySelectorAll('image')).toHaveLength(0);
  });
});

describe('a picture that I drop onto a slide', () => {
  it('stands beside its bullets, and is taken back in one step', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    await person.click(rail().getByRole('button', { name: /^Slide 2:/ }));
    drop(/^Slide 2:/, ['Files']);
    await screen.findByRole('button', { name: 'Remove image' }, PATIENT);
    expect(screen.getByRole('textbox', { name: 'Line beside the image 1' })).toHaveValue(
      '11.4% of 8,200 monitored trips, Jan–Sep 2026',
    );
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('textbox', { name: 'Bullet 1' }, PATIENT)).toBeVisible();
  });

  it('gets a slide of its own after a cover', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    drop(/^Slide 1:/, ['Files']);
    await screen.findByRole('button', { name: 'Remove image' }, PATIENT);
    const slides = () => rail().getAllByRole('button', { name: /^Slide \d/ });
    await waitFor(() => expect(slides().length).toBe(EXAMPLE_SLIDES.length + 1), PATIENT);
    expect(rail().getByRole('button', { name: /^Slide 1: Isferd$/ })).toBeVisible();
  });

  it('is refused in the words of the server, and the slide stays', async () => {
    open(refuses('post', IMAGES, 400, { code: 'invalid', detail: 'This is not an image.' }));
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    drop(/^Slide 1:/, ['Files']);
    expect(await screen.findByText('This is not an image.', {}, PATIENT)).toBeVisible();
    expect(rail().getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(EXAMPLE_SLIDES.length);
  });

  it('leaves dragged text to the browser', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    expect(drop(/^Slide 1:/, ['text/plain']).defaultPrevented).toBe(false);
  });
});
