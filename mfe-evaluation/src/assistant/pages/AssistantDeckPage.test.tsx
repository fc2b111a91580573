import { describe, expect, it } from '@jest/globals';
import { answers, aSession, aUser, refuses, streams } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { ANSWER, aConversation, aMessage, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantDeckPage from './AssistantDeckPage.tsx';

const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';
const DECKS = '/api/pitch-decks/assistant/saved-decks/';
const CHAT = '/api/pitch-decks/assistant/chat/';
/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };

interface Sent {
  revision: number;
  name: string;
  content: { theme: string; slides: { id: string; kind: string; title: string; lines?: string[] }[] };
}

/** Saves like the server and records what was sent. */
function saves() {
  const sent: Sent[] = [];
  const handler = answers('patch', DECK, async ({ request }) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    return aSavedDeck({ revision: body.revision + 1 });
  });
  return { sent, handler };
}

const open = (...api: RequestHandler[]) =>
  renderPage(AssistantDeckPage, {
    route: '/assistant/:savedDeckId',
    at: '/assistant/d1',
    session: aSession(aUser()),
    api: [
      ...api,
      answers('get', DECK, aSavedDeck()),
      answers('get', CHAT, aConversation()),
      answers('get', '/api/pitch-decks/assistant/images/', []),
      saves().handler,
    ],
  });

const title = () => screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
const rail = () => within(screen.getByRole('list', { name: 'Slides' }));
const showSlide = async (person: ReturnType<typeof open>['person'], name: RegExp) => {
  await title();
  await person.click(rail().getByRole('button', { name }));
};
const titles = () =>
  rail()
    .getAllByRole('button', { name: /^Slide \d/ })
    .map((slide) => slide.querySelector('b')?.textContent);

describe('a deck in the editor', () => {
  it('is saved by itself over the revision that was read, once I stop typing', async () => {
    const { sent, handler } = saves();
    const { person } = open(handler);
    await person.type(await title(), ' AS');
    await screen.findByText(/^Saved /, {}, PATIENT);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ revision: 4, name: 'Isferd seed deck' });
    expect(sent[0]?.content.slides).toHaveLength(EXAMPLE_SLIDES.length);
    expect(sent[0]?.content.slides[0]?.title).toBe('Isferd AS');
  });

  it('takes a change back with Ctrl+Z and makes it again with Ctrl+Shift+Z', async () => {
    const { person } = open();
    await person.type(await title(), ' AS');
    await person.keyboard('{Control>}z{/Control}');
    expect(await title()).toHaveValue('Isferd');
    await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await title()).toHaveValue('Isferd AS');
  });

  it('gives a slide an icon that I search for, takes it back and removes it, by keyboard alone', async () => {
    const { sent, handler } = saves();
    const { person } = open(handler);
    await showSlide(person, /^Slide 13:/);
    const icon = await screen.findByRole('combobox', { name: /^Icon/ }, PATIENT);
    await waitFor(() => expect(icon).toBeEnabled(), PATIENT);
    await person.click(icon);
    await person.keyboard('vessel');
    expect(await screen.findByRole('option', { name: 'Ship' }, PATIENT)).toBeVisible();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(icon).toHaveValue('Ship'));
    await waitFor(() => expect(sent.at(-1)?.content.slides[12]).toMatchObject({ icon: 'ship' }), PATIENT);
    await person.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(icon).toHaveValue(''));
    await person.click(screen.getByRole('button', { name: /^Redo/ }));
    await waitFor(() => expect(icon).toHaveValue('Ship'));
    await person.clear(icon);
    await waitFor(() => expect(sent.at(-1)?.content.slides[12]).not.toHaveProperty('icon'), PATIENT);
  });

  it('arranges bullets as steps with icons, takes it back, and says when they are too many, by keyboard alone', async () => {
    const { sent, handler } = saves();
    const { person } = open(handler);
    await showSlide(person, /^Slide 2:/);
    const kept = () => sent.at(-1)?.content.slides[1];
    await person.click(screen.getByRole('radio', { name: 'List' }));
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Steps' })).toHaveFocus();
    const icon = await screen.findByRole('combobox', { name: /^Icon of bullet 2/ }, PATIENT);
    await waitFor(() => expect(icon).toBeEnabled(), PATIENT);
    await person.click(icon);
    await person.keyboard('vessel');
    expect(await screen.findByRole('option', { name: 'Ship' }, PATIENT)).toBeVisible();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(kept()).toMatchObject({ look: 'steps', icons: [null, 'ship'] }), PATIENT);
    await person.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(icon).toHaveValue(''));
    for (let more = 0; more < 4; more += 1) {
      await person.click(screen.getByRole('button', { name: 'Add bullet' }));
      await person.keyboard('One more');
    }
    expect(await screen.findByText(/^Steps need two to five short bullets/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(kept()).not.toHaveProperty('look'), PATIENT);
    expect(screen.queryByText(/^Steps need/)).toBeNull();
  });

  it('brings a deleted slide back', async () => {
    const { person } = open();
    await title();
    await person.click(screen.getByRole('button', { name: 'Actions for slide 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete slide' }, PATIENT));
    await waitFor(() => expect(titles()).toHaveLength(EXAMPLE_SLIDES.length - 1), PATIENT);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()[0]).toBe('Isferd'), PATIENT);
  });

  it('begins a line behind the one I write with Enter, and removes an empty one with Backspace', async () => {
    const { person } = open();
    await showSlide(person, /^Slide 2:/);
    await person.click(screen.getByRole('textbox', { name: 'Bullet 1' }));
    await person.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Bullet 2' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Bullet 2' })).toHaveValue('');
    await person.keyboard('{Backspace}');
    expect(screen.queryByRole('textbox', { name: 'Bullet 3' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Bullet 1' })).toHaveFocus();
  });

  it('changes the kind of a slide where everything on it has its place', async () => {
    const { person } = open();
    await showSlide(person, /^Slide 5: Traction/);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Slide type' }), 'bullets');
    expect(screen.getByRole('textbox', { name: 'Bullet 1' })).toHaveValue('41 · paying fleets · Oct 2026');
  });

  it('refuses what is no number in a chart, and keeps the number before', async () => {
    const { person } = open();
    await showSlide(person, /^Slide 7: Revenue/);
    const cell = await screen.findByRole('textbox', { name: 'Monthly revenue at May' }, PATIENT);
    await person.clear(cell);
    await person.type(cell, 'lots');
    expect(cell).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Write numbers with digits, such as 1250 or 12.5.')).toBeVisible();
    await person.clear(cell);
    await person.type(cell, '22,5');
    expect(cell).not.toHaveAttribute('aria-invalid');
  });

  it('counts the facts that are missing, and leads from one to the next with its words marked', async () => {
    const { person } = open();
    await title();
    await person.click(screen.getByRole('button', { name: '2 facts to add' }));
    const cost = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bullet 2' }, PATIENT);
    await waitFor(() => expect(cost).toHaveFocus(), PATIENT);
    expect(cost.value.slice(cost.selectionStart, cost.selectionEnd)).toBe('[cost of a lost load]');
    await person.keyboard('$9,000');
    await person.click(screen.getByRole('button', { name: '1 fact to add' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Who said it' })).toHaveFocus(), PATIENT);
  });

  it('asks for a name before it saves one that is empty', async () => {
    const { sent, handler } = saves();
    const { person } = open(handler);
    await person.clear(await screen.findByRole('textbox', { name: 'Deck name' }, PATIENT));
    expect(screen.getByText('Enter a name for the deck')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1), PATIENT);
    expect(sent[0]).not.toHaveProperty('name');
  });

  it('comes back with what was left on this device', async () => {
    const kept = aSavedDeck();
    const [first, ...rest] = EXAMPLE_SLIDES;
    if (!first) throw new Error('There is no slide');
    const { name, company_name } = kept;
    const content = { theme: 'ink', slides: [{ ...first, title: 'Written on a train' }, ...rest] };
    localStorage.setItem(
      'northlight.deck.7.d1',
      JSON.stringify({ revision: 4, deck: { name, company_name, content } }),
    );
    const { sent, handler } = saves();
    open(handler);
    expect(await title()).toHaveValue('Written on a train');
    await waitFor(() => expect(sent[0]?.content.slides[0]?.title).toBe('Written on a train'), PATIENT);
    await waitFor(() => expect(localStorage.getItem('northlight.deck.7.d1')).toBeNull(), PATIENT);
  });
});

describe('a deck that was changed elsewhere', () => {
  const conflict = refuses('patch', DECK, 409, { code: 'deck_changed', detail: 'Changed.' });

  it('gives way to the other version when I say so', async () => {
    let reads = 0;
    const other = aSavedDeck({ revision: 9, content: { theme: 'paper', slides: EXAMPLE_SLIDES.slice(1) } });
    const { person } = open(
      conflict,
      answers('get', DECK, () => {
        reads += 1;
        return reads === 1 ? aSavedDeck() : other;
      }),
    );
    await person.type(await title(), ' AS');
    await person.click(await screen.findByRole('button', { name: 'Load the other version' }, PATIENT));
    await waitFor(() => expect(titles()).toHaveLength(EXAMPLE_SLIDES.length - 1), PATIENT);
    expect(screen.queryByText('Your changes are not saved yet.')).toBeNull();
  });

  it('asks nothing when what is stored is my own, from a save whose answer was lost', async () => {
    let reads = 0;
    const [first, ...rest] = EXAMPLE_SLIDES;
    if (!first) throw new Error('There is no slide');
    const slides = [{ ...first, title: 'Isferd AS' }, ...rest];
    const { person } = open(
      conflict,
      answers('get', DECK, () => {
        reads += 1;
        return reads === 1 ? aSavedDeck() : aSavedDeck({ revision: 5, content: { slides, theme: 'paper' } });
      }),
    );
    await person.type(await title(), ' AS');
    await screen.findByText(/^Saved /, {}, PATIENT);
    expect(screen.queryByText('This deck was changed elsewhere')).toBeNull();
  });

  it('has my changes beside those of another slide, without asking', async () => {
    let reads = 0;
    const sent: Sent[] = [];
    const theirs = EXAMPLE_SLIDES.map((slide, at) => (at === 1 ? { ...slide, title: 'Written elsewhere' } : slide));
    const { person } = open(
      answers('patch', DECK, async ({ request }) => {
        const body = (await request.json()) as Sent;
        sent.push(body);
        return sent.length === 1
          ? Response.json({ code: 'deck_changed', detail: 'Changed.' }, { status: 409 })
          : aSavedDeck({ revision: 6 });
      }),
      answers('get', DECK, () => {
        reads += 1;
        return reads === 1 ? aSavedDeck() : aSavedDeck({ revision: 5, content: { slides: theirs, theme: 'paper' } });
      }),
    );
    await person.type(await title(), ' AS');
    await screen.findByText('Changes made elsewhere were added to this deck, and yours were kept', {}, PATIENT);
    await waitFor(
      () =>
        expect(
          sent
            .at(-1)
            ?.content.slides.map((slide) => slide.title)
            .slice(0, 2),
        ).toEqual(['Isferd AS', 'Written elsewhere']),
      PATIENT,
    );
    expect(screen.queryByText('This deck was changed elsewhere')).toBeNull();
  });

  it('stays beside a copy with my changes', async () => {
    const made: Sent[] = [];
    const { person } = open(
      conflict,
      answers('post', DECKS, async ({ request }) => {
        made.push((await request.json()) as Sent);
        return aSavedDeck({ id: 'd2' });
      }),
    );
    await person.type(await title(), ' AS');
    await person.click(await screen.findByRole('button', { name: 'Keep mine as a copy' }, PATIENT));
    await waitFor(() => expect(made[0]).toMatchObject({ name: 'Isferd seed deck (my changes)' }), PATIENT);
    expect(made[0]?.content.slides[0]?.title).toBe('Isferd AS');
  });
});

describe('the chat beside a deck', () => {
  const exchange = () => [
    { event: 'question' as const, message: aMessage() },
    { event: 'block' as const, index: 0, block: { type: 'paragraph' as const, text: 'Comp', citations: [] } },
    { event: 'delta' as const, index: 0, text: 'are' },
    { event: 'done' as const, message: ANSWER },
  ];
  const ask = async (person: ReturnType<typeof open>['person'], text: string) => {
    await person.type(await screen.findByRole('textbox', { name: 'Message' }, PATIENT), text);
    await person.keyboard('{Enter}');
  };

  it('answers with slides that I can press, and drafts that take the place of a slide', async () => {
    const { person } = open(streams('post', CHAT, exchange));
    await ask(person, 'What should slide 6 say instead?');
    await person.click((await screen.findAllByRole('button', { name: 'Slide 3' }, PATIENT))[0] as HTMLElement);
    expect(screen.getByRole('textbox', { name: 'Slide title' })).toHaveValue('What changes');
    await person.click(screen.getByRole('button', { name: 'Replace slide 6' }));
    expect(screen.getByRole('textbox', { name: 'Slide title' })).toHaveValue('Fleets hear of it 11 hours before');
    await waitFor(() => expect(titles()).toHaveLength(EXAMPLE_SLIDES.length), PATIENT);
  });

  it('stops when I say so, keeps what was written, and answers again', async () => {
    const asked: unknown[] = [];
    const { person } = open(
      streams('post', CHAT, async function* ({ request }) {
        asked.push(await request.json());
        const [question, block, , done] = exchange();
        if (asked.length > 1) {
          if (done) yield done;
          return;
        }
        if (question) yield question;
        if (block) yield block;
        await new Promise(() => {});
      }),
    );
    await ask(person, 'What should slide 6 say instead?');
    await screen.findByText('Comp', {}, PATIENT);
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped before it was finished.', {}, PATIENT)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Answer again' }));
    expect(await screen.findByRole('button', { name: 'Replace slide 6' }, PATIENT)).toBeVisible();
    expect(screen.queryByText('Stopped before it was finished.')).toBeNull();
    expect(asked[1]).toMatchObject({ retry: true });
  });

  it('says why no answer came, and asks the same once more', async () => {
    let times = 0;
    const { person } = open(
      answers('post', CHAT, () => {
        times += 1;
        return Response.json({ code: 'too_many_requests', detail: 'Too many messages.' }, { status: 429 });
      }),
    );
    await ask(person, 'Why?');
    expect(await screen.findByText('Too many messages.', {}, PATIENT)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(times).toBe(2), PATIENT);
  });
});
