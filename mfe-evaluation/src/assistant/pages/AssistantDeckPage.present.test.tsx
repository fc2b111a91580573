import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { answers, aSession, aUser } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConversation, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantDeckPage from './AssistantDeckPage.tsx';

const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';
/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };

const open = (slides = EXAMPLE_SLIDES) =>
  renderPage(AssistantDeckPage, {
    route: '/assistant/:savedDeckId',
    at: '/assistant/d1',
    session: aSession(aUser()),
    api: [
      answers('get', DECK, aSavedDeck({ content: { theme: 'paper', slides } })),
      answers('patch', DECK, aSavedDeck({ revision: 5 })),
      answers('get', '/api/pitch-decks/assistant/chat/', aConversation()),
      answers('get', '/api/pitch-decks/assistant/images/', []),
    ],
  });

async function present(person: ReturnType<typeof open>['person']) {
  await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
  const button = screen.getByRole('button', { name: 'Present' });
  await person.click(button);
  const show = within(await screen.findByRole('dialog', { name: 'Presentation: Isferd seed deck' }, PATIENT));
  return { show, button };
}
const said = (show: ReturnType<typeof within>) => show.getByRole('status').textContent;
const count = EXAMPLE_SLIDES.length;

describe('presenting a deck', () => {
  it('shows one slide after the other by keyboard, and says which', async () => {
    const { person } = open();
    const { show } = await present(person);
    expect(said(show)).toBe(`Slide 1 of ${count}: Isferd`);
    await person.keyboard('{ArrowRight} {PageDown}');
    expect(said(show)).toContain('Slide 4 of');
    await person.keyboard('{ArrowLeft}{Shift>} {/Shift}');
    expect(said(show)).toContain('Slide 2 of');
    await person.keyboard('{End}{ArrowRight}');
    expect(said(show)).toContain(`Slide ${count} of ${count}`);
    await person.keyboard('{Home}');
    expect(said(show)).toContain('Slide 1 of');
  });

  it('ends with Escape at the slide it had reached, with the focus on the button that began it', async () => {
    const { person } = open();
    const { button } = await present(person);
    await person.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Slide title' })).toHaveValue(EXAMPLE_SLIDES[1]?.title);
  });

  it('begins at the open slide, goes on with a click and back with a swipe', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    await person.click(screen.getByRole('button', { name: /^Slide 3:/ }));
    const { show } = await present(person);
    expect(said(show)).toContain('Slide 3 of');
    await person.click(show.getByRole('img'));
    expect(said(show)).toContain('Slide 4 of');
    const slide = show.getByRole('img');
    fireEvent.pointerDown(slide, { isPrimary: true, clientX: 100, clientY: 100 });
    fireEvent.pointerUp(slide, { isPrimary: true, clientX: 220, clientY: 110 });
    expect(said(show)).toContain('Slide 3 of');
  });

  it('gives the presenter notes, the next slide and a timer', async () => {
    const { person } = open();
    const { show } = await present(person);
    await person.keyboard('s{ArrowRight}');
    expect(show.getByRole('button', { name: 'Presenter view' })).toHaveAttribute('aria-pressed', 'true');
    expect(show.getByRole('region', { name: 'Speaker notes' })).toHaveTextContent('Pause after the number.');
    expect(show.getByRole('img', { name: `Next: ${EXAMPLE_SLIDES[2]?.title}` })).toBeVisible();
    const timer = within(show.getByRole('group', { name: 'Timer' }));
    // It began with the step from the first slide.
    await person.click(timer.getByRole('button', { name: 'Pause' }));
    await person.click(timer.getByRole('button', { name: 'Reset' }));
    expect(timer.getByRole('timer')).toHaveTextContent('0:00');
    expect(timer.getByRole('button', { name: 'Start' })).toBeVisible();
    await person.keyboard('{End}');
    expect(show.getByText('This is the last slide.')).toBeVisible();
    await person.keyboard('s');
    expect(show.queryByRole('group', { name: 'Timer' })).toBeNull();
  });
});

describe('a hidden slide', () => {
  const act = async (person: ReturnType<typeof open>['person'], name: string) => {
    await person.click(screen.getByRole('button', { name: /^Actions for slide / }));
    await person.click(await screen.findByRole('menuitem', { name }, PATIENT));
  };
  const inRail = (name: RegExp) => within(screen.getByRole('list', { name: 'Slides' })).findByRole('button', { name });

  it('says so in the rail, is skipped when I present, and comes back with undo', async () => {
    const { person } = open();
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    await act(person, 'Hide slide');
    expect(await inRail(/^Slide 1: Isferd ?, Hidden$/)).toBeVisible();
    const { show } = await present(person);
    expect(said(show)).toBe(`Slide 1 of ${count - 1}: ${EXAMPLE_SLIDES[1]?.title}`);
    await person.keyboard('{Escape}');
    await person.keyboard('{Control>}z{/Control}');
    expect(await inRail(/^Slide 1: Isferd$/)).toBeVisible();
  });

  it('is shown again from where it says that it is hidden', async () => {
    const { person } = open(EXAMPLE_SLIDES.map((slide) => ({ ...slide, hidden: true })));
    await screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
    await person.click(screen.getByRole('button', { name: 'Present' }));
    expect(await screen.findByText('All slides are hidden')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show slide' }));
    const { show } = await present(person);
    expect(said(show)).toBe('Slide 1 of 1: Isferd');
  });
});

describe('full screen', () => {
  const element = document.documentElement as { requestFullscreen?: unknown };
  afterEach(() => {
    delete element.requestFullscreen;
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
  });

  it('is asked for, and the presentation ends when I leave it with the browser’s own key', async () => {
    let full: Element | null = null;
    element.requestFullscreen = jest.fn(async () => {
      full = document.documentElement;
    });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
    Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: jest.fn(async () => {}) });
    const { person } = open();
    await present(person);
    expect(element.requestFullscreen).toHaveBeenCalledTimes(1);
    full = null;
    fireEvent(document, new Event('fullscreenchange'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is left with the presentation', async () => {
    const exitFullscreen = jest.fn(async () => {});
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => document.documentElement });
    Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: exitFullscreen });
    const { person } = open();
    const { show } = await present(person);
    await person.click(show.getByRole('button', { name: 'End' }));
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
  });
});
