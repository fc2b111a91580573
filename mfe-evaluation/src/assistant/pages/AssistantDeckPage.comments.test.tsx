import { describe, expect, it } from '@jest/globals';
import type { SlideComment } from '@northlight/shared-api';
import { answers, aSession, aUser } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aConversation, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantDeckPage from './AssistantDeckPage.tsx';

const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';
/** Allows for a busy machine. */
const PATIENT = { timeout: 15_000 };

interface Sent {
  content: { comments?: SlideComment[] };
}

const comment = (id: string, place: number, text: string): SlideComment => ({
  id,
  slide_id: EXAMPLE_SLIDES[place]?.id ?? '',
  text,
  created_at: '2026-11-20T09:00:00.000Z',
});

function open(comments: SlideComment[] = []) {
  const sent: Sent[] = [];
  const deck = aSavedDeck({ content: { theme: 'paper', slides: EXAMPLE_SLIDES, comments } });
  const { person } = renderPage(AssistantDeckPage, {
    route: '/assistant/:savedDeckId',
    at: '/assistant/d1',
    session: aSession(aUser()),
    api: [
      answers('get', DECK, deck),
      answers('patch', DECK, async ({ request }) => {
        sent.push((await request.json()) as Sent);
        return { ...deck, revision: deck.revision + sent.length };
      }),
      answers('get', '/api/pitch-decks/assistant/chat/', aConversation()),
      answers('get', '/api/pitch-decks/assistant/images/', []),
    ],
  });
  return { person, kept: () => sent.at(-1)?.content.comments };
}

const title = () => screen.findByRole('textbox', { name: 'Slide title' }, PATIENT);
const field = () => screen.findByRole('textbox', { name: 'New comment' }, PATIENT);
const panel = () => within(screen.getByRole('region', { name: 'Comments' }));
const here = () => within(panel().getByRole('list', { name: 'Comments on this slide' }));
const thumbnail = (name: RegExp) => within(screen.getByRole('list', { name: 'Slides' })).findByRole('button', { name });

describe('comments for oneself', () => {
  it('are written by keyboard, counted, saved, marked as done, opened again, and undone', async () => {
    const { person, kept } = open();
    await person.click(await title());
    await person.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
    expect(await field()).toHaveFocus();
    await person.keyboard('Ask Mia for the{Shift>}{Enter}{/Shift}August figure  {Enter}');
    expect(await field()).toHaveValue('');
    expect(here().getByText(/^Ask Mia for the\sAugust figure$/)).toBeVisible();
    expect(await thumbnail(/^Slide 1: Isferd ?, 1 comment$/)).toBeVisible();
    expect(screen.getByRole('button', { name: '1 comment' })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(kept()).toMatchObject([{ text: 'Ask Mia for the\nAugust figure' }]), PATIENT);
    expect(kept()?.[0]?.slide_id).toBe(EXAMPLE_SLIDES[0]?.id);

    const done = here().getByRole('button', { name: 'Mark as done' });
    expect(done).toHaveAccessibleDescription(/^Ask Mia/);
    done.focus();
    await person.keyboard('{Enter}');
    expect(here().getByRole('button', { name: 'Reopen' })).toHaveFocus();
    expect(await thumbnail(/^Slide 1: Isferd$/)).toBeVisible();
    await person.keyboard('{Control>}z{/Control}');
    expect(await thumbnail(/^Slide 1: Isferd ?, 1 comment$/)).toBeVisible();

    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
    expect(await title()).toHaveFocus();
  });

  it('are edited and left with Escape, and deleted ones come back', async () => {
    const { person, kept } = open([comment('1', 0, 'Ask Mia')]);
    await title();
    await person.click(screen.getByRole('button', { name: '1 comment' }));
    await field();
    const edit = () => here().getByRole('button', { name: 'Edit comment' });
    await person.click(edit());
    expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveFocus();
    await person.keyboard('Ask Ola{Escape}');
    expect(edit()).toHaveFocus();
    expect(here().getByText('Ask Mia')).toBeVisible();
    await person.click(edit());
    await person.keyboard('Ask Ola{Enter}');
    expect(here().getByText('Ask Ola')).toBeVisible();
    expect(edit()).toHaveFocus();
    await waitFor(() => expect(kept()).toEqual([comment('1', 0, 'Ask Ola')]), PATIENT);
    await person.click(here().getByRole('button', { name: 'Delete comment' }));
    expect(await field()).toHaveFocus();
    expect(panel().queryByText('Ask Ola')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(here().getByText('Ask Ola')).toBeVisible();
  });

  it('of all slides are listed, and lead to theirs, while what I began to write waits', async () => {
    const done = { ...comment('2', 3, 'Old'), done: true as const };
    const orphan = { ...comment('4', 0, 'Lost'), slide_id: 'gone' };
    const { person } = open([comment('3', 4, 'Check churn'), comment('1', 1, 'Ask Mia'), done, orphan]);
    await title();
    await person.click(screen.getByRole('button', { name: 'Comment' }));
    await person.type(await field(), 'Half a thought');
    const list = within(panel().getByRole('list', { name: 'Open comments on other slides' }));
    expect(list.getAllByRole('button').map((button) => button.querySelector('span')?.textContent)).toEqual([
      'Ask Mia',
      'Check churn',
    ]);
    await person.click(list.getByRole('button', { name: /Check churn/ }));
    expect(screen.getByRole('heading', { level: 2, name: EXAMPLE_SLIDES[4]?.title ?? '' })).toBeVisible();
    expect(panel().getByRole('heading', { level: 3, name: /^Slide 5: / })).toHaveFocus();
    expect(here().getByText('Check churn')).toBeVisible();
    expect(await field()).toHaveValue('');
    await person.click(await thumbnail(/^Slide 1:/));
    expect(await field()).toHaveValue('Half a thought');
  });

  it('are at most two hundred, which it says', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...comment(String(at), 1, 'Done'), done: true as const }));
    const { person } = open(many);
    await title();
    await person.click(screen.getByRole('button', { name: 'Comment' }));
    await person.type(await field(), 'One more{Enter}');
    expect(await field()).toHaveAccessibleDescription('A deck can have at most 200 comments. Delete some first.');
    expect(await field()).toHaveValue('One more');
  });

  it('are no part of the presentation', async () => {
    const { person } = open([comment('1', 0, 'Ask Mia')]);
    await title();
    await person.click(screen.getByRole('button', { name: 'Present' }));
    const show = await screen.findByRole('dialog', { name: /^Presentation/ }, PATIENT);
    await person.keyboard('s');
    expect(within(show).getByRole('region', { name: 'Speaker notes' })).toBeVisible();
    expect(show).not.toHaveTextContent(/Mia|comment/i);
    await person.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
    expect(screen.queryByRole('textbox', { name: 'New comment' })).toBeNull();
  });
});

describe('the list of slides', () => {
  it('is walked with the arrow keys, and each opens its slide', async () => {
    const { person } = open();
    await title();
    await person.click(await thumbnail(/^Slide 2:/));
    await person.keyboard('{ArrowDown}');
    expect(await thumbnail(/^Slide 3:/)).toHaveFocus();
    expect(await thumbnail(/^Slide 3:/)).toHaveAttribute('aria-current', 'true');
    await person.keyboard('{Home}{ArrowUp}{End}{ArrowDown}');
    expect(await thumbnail(new RegExp(`^Slide ${EXAMPLE_SLIDES.length}:`))).toHaveFocus();
    expect(await title()).toHaveValue(EXAMPLE_SLIDES.at(-1)?.title);
  });

  it('has its keys in the list of shortcuts, which Ctrl+/ shows', async () => {
    const { person } = open();
    await title();
    await person.keyboard('{Control>}/{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, PATIENT));
    expect(dialog.getByText('Comment on the open slide')).toBeVisible();
    expect(dialog.getByText('Previous slide')).toBeVisible();
  });
});
