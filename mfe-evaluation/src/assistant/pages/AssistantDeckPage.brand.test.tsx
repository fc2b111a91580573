import { describe, expect, it } from '@jest/globals';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { aConversation, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantDeckPage from './AssistantDeckPage.tsx';

const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';
const IMAGES = '/api/pitch-decks/assistant/images/';
const BRAND = '/api/pitch-decks/assistant/brand/';
/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };
const LOGO = { name: 'logo.png', width: 320, height: 80, size: 900, image_url: 'data:image/png;base64,AA' };

function open(...api: RequestHandler[]) {
  const saved: unknown[] = [];
  const formats: unknown[] = [];
  const page = renderPage(AssistantDeckPage, {
    route: '/assistant/:savedDeckId',
    at: '/assistant/d1',
    session: aSession(aUser()),
    api: [
      ...api,
      answers('get', DECK, aSavedDeck({ content: { theme: 'paper', slides: EXAMPLE_SLIDES } })),
      answers('patch', DECK, async ({ request }) => {
        const { content } = await request.json();
        saved.push(content?.brand);
        formats.push(content?.format);
        return Response.json(aSavedDeck({ revision: 5 }));
      }),
      answers('get', '/api/pitch-decks/assistant/chat/', aConversation()),
      answers('get', IMAGES, [LOGO]),
      answers('post', IMAGES, { ...LOGO, colors: ['#ffd400', '#1a1a2e'], ground: 'light' }),
    ],
  });
  return { ...page, saved, formats };
}

/** The menu of the deck, before the button that shows the deck's pane. */
const deckMenu = () => screen.getAllByRole('button', { name: 'Deck' })[0] as HTMLElement;

async function openBrand(person: ReturnType<typeof open>['person']) {
  await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
  await person.click(deckMenu());
  await person.click(await screen.findByRole('menuitem', { name: 'Brand' }));
  return within(await screen.findByRole('dialog', { name: 'Brand' }, PATIENT));
}
const logos = (dialog: ReturnType<typeof within>) =>
  dialog.getByText('Done').ownerDocument.querySelectorAll('[role="dialog"] image').length;
const FOUND = {
  colors: ['#0b6a3c', '#c2410c'],
  fonts: { title: { name: 'Georgia', font: 'georgia' as const }, text: { name: 'Montserrat', font: 'arial' as const } },
  logo: 'data:image/png;base64,AAAA',
};
const deckFile = () => new File(['%PDF'], 'deck.pdf', { type: 'application/pdf' });
const file = () => new File(['picture'], 'logo.png', { type: 'image/png' });

describe('the brand of a deck', () => {
  it('takes its color from my logo, says that it is made readable, and is saved', async () => {
    const { person, saved } = open();
    const dialog = await openBrand(person);
    expect(logos(dialog)).toBe(0);
    await person.upload(dialog.getByLabelText(/^Choose a logo/), file());
    expect(await dialog.findByText('Logo added. Its color #ffd400 is the accent now.', {}, PATIENT)).toBeVisible();
    expect(dialog.getByRole('radio', { name: '#ffd400 from the logo' })).toBeChecked();
    expect(dialog.getByText(/^#ffd400 is hard to read on this theme/)).toHaveTextContent(/#[0-9a-f]{6} on slides/);
    await waitFor(() => expect(logos(dialog)).toBe(2));
    const brand = { accent: '#ffd400', colors: ['#ffd400', '#1a1a2e'], logo: { image: 'logo.png', ground: 'light' } };
    await waitFor(() => expect(saved.at(-1)).toEqual(brand), PATIENT);
  });

  it('is set by keyboard, and undone in one step', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    deckMenu().focus();
    await person.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Brand' })).focus();
    await person.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Brand' }, PATIENT));
    await waitFor(() => expect(dialog.getByLabelText(/^Take your brand from a presentation/)).toHaveFocus());
    await person.tab();
    expect(dialog.getByLabelText(/^Choose a logo/)).toHaveFocus();
    await person.tab();
    expect(dialog.getByRole('radio', { name: 'Color of the theme' })).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(dialog.getByRole('radio', { name: 'Another color' })).toBeChecked();
    const code = dialog.getByRole('textbox', { name: 'Color code' });
    await person.clear(code);
    // Not letter by letter: on a busy machine that takes longer than the pause that ends a step.
    await person.paste('#0B6A3');
    expect(dialog.getByText('Enter a color such as #1a49bf')).toBeVisible();
    await person.type(code, 'C');
    expect(dialog.queryByText('Enter a color such as #1a49bf')).toBeNull();
    expect(dialog.getByLabelText('Color picker')).toHaveValue('#0b6a3c');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(deckMenu()).toHaveFocus());
    const isGreen = () => document.querySelectorAll('svg [stroke="#0b6a3c"], svg [fill="#0b6a3c"]').length > 0;
    await waitFor(() => expect(isGreen()).toBe(true), PATIENT);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isGreen()).toBe(false), PATIENT);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('has fonts of mine on all slides, chosen by keyboard, saved, and undone', async () => {
    const { person, saved } = open();
    const dialog = await openBrand(person);
    const titles = dialog.getByRole('combobox', { name: 'Font of titles' });
    expect(titles).toHaveDisplayValue('Font of the theme (Georgia)');
    await person.selectOptions(titles, 'Cambria');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Font of text' }), 'Calibri');
    const inFont = (own: string) => document.querySelectorAll(`tspan[font-family^='"${own}"']`).length;
    await waitFor(() => expect(inFont('Caladea')).toBeGreaterThan(0), PATIENT);
    await waitFor(() => expect([inFont('Gelasio'), inFont('Arimo')]).toEqual([0, 0]), PATIENT);
    await waitFor(() => expect(saved.at(-1)).toEqual({ fonts: { title: 'cambria', text: 'calibri' } }), PATIENT);
    await person.click(dialog.getByRole('button', { name: 'Done' }));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect([inFont('Caladea'), inFont('Carlito')]).toEqual([0, 0]), PATIENT);
    await waitFor(() => expect(saved.at(-1)).toBeUndefined(), PATIENT);
  });

  it('keeps a color that I picked when the logo goes', async () => {
    const { person, saved } = open();
    const dialog = await openBrand(person);
    await person.click(dialog.getByRole('radio', { name: 'Another color' }));
    fireEvent.change(dialog.getByLabelText('Color picker'), { target: { value: '#0b6a3c' } });
    await person.upload(dialog.getByLabelText(/^Choose a logo/), file());
    await person.click(await dialog.findByRole('button', { name: 'Remove logo' }, PATIENT));
    expect(dialog.getByText('Logo removed.')).toBeVisible();
    await waitFor(() => expect(saved.at(-1)).toEqual({ accent: '#0b6a3c' }), PATIENT);
    await person.click(dialog.getByRole('radio', { name: 'Color of the theme' }));
    await waitFor(() => expect(saved.at(-1)).toBeUndefined(), PATIENT);
  });

  it('is taken from a presentation as far as I want, in one step that can be undone', async () => {
    const { person, saved } = open(answers('post', BRAND, FOUND));
    const dialog = await openBrand(person);
    await person.upload(dialog.getByLabelText(/^Take your brand/), deckFile());
    const found = within(await dialog.findByRole('group', { name: 'Found in deck.pdf' }, PATIENT));
    expect(found.getByRole('radio', { name: '#0b6a3c' })).toBeChecked();
    expect(found.getByText('Your deck uses Montserrat; the nearest we have is Arial.')).toBeVisible();
    expect(found.getByText('Your deck uses Georgia.')).toBeVisible();
    expect(found.getByRole('img', { name: 'Logo found in your deck' })).toHaveAttribute('src', FOUND.logo);
    await person.click(found.getByRole('checkbox', { name: 'Titles in Georgia' }));
    await person.click(found.getByRole('button', { name: 'Use these' }));
    const accent = { accent: '#0b6a3c', fonts: { text: 'arial' } };
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ ...accent, logo: { image: 'logo.png' } }), PATIENT);
    expect(saved.at(-1)).not.toHaveProperty('fonts.title');
    expect(dialog.queryByRole('group', { name: 'Found in deck.pdf' })).toBeNull();
    expect(dialog.getByLabelText(/^Take your brand/)).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: 'Font of text' })).toHaveDisplayValue('Arial');
    expect(dialog.getByRole('radio', { name: 'Another color' })).toBeChecked();
    await person.click(dialog.getByRole('button', { name: 'Done' }));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved.at(-1)).toBeUndefined(), PATIENT);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('says so where a presentation has no clear brand', async () => {
    const nothing = { colors: [], fonts: { title: null, text: null }, logo: null };
    const { person, saved } = open(answers('post', BRAND, nothing));
    const dialog = await openBrand(person);
    await person.upload(dialog.getByLabelText(/^Take your brand/), deckFile());
    expect(await dialog.findByText('We found no clear colors, fonts or logo in this deck.', {}, PATIENT)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'OK' }));
    expect(saved).toEqual([]);
  });

  it('stays as it was when the presentation is refused', async () => {
    const { person, saved } = open(refuses('post', BRAND, 422, { detail: 'This PDF is damaged.' }));
    const dialog = await openBrand(person);
    await person.upload(dialog.getByLabelText(/^Take your brand/), deckFile());
    expect(await dialog.findByText('This PDF is damaged.', {}, PATIENT)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('stays as it was when the logo is refused', async () => {
    const { person } = open(refuses('post', IMAGES, 422, { detail: 'This image is damaged.' }));
    const dialog = await openBrand(person);
    await person.upload(dialog.getByLabelText(/^Choose a logo/), file());
    expect(await dialog.findByText('This image is damaged.', {}, PATIENT)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Color of the theme' })).toBeChecked();
  });
});

describe('the format of a deck', () => {
  it('is chosen beside the theme, applied to all slides, saved, and undone', async () => {
    const { person, formats } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    const sizes = () =>
      new Set([...document.querySelectorAll('svg[viewBox$=" 7.5"]')].map((svg) => svg.getAttribute('viewBox')));
    expect(sizes()).toEqual(new Set(['0 0 13.333 7.5']));
    await person.click(deckMenu());
    await person.click(await screen.findByRole('menuitem', { name: 'Theme' }));
    await person.click(await screen.findByRole('radio', { name: 'Standard (4:3)' }, PATIENT));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sizes()).toEqual(new Set(['0 0 10 7.5'])), PATIENT);
    await waitFor(() => expect(formats.at(-1)).toBe('4:3'), PATIENT);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sizes()).toEqual(new Set(['0 0 13.333 7.5'])), PATIENT);
    await waitFor(() => expect(formats.at(-1)).toBeUndefined(), PATIENT);
  });
});
