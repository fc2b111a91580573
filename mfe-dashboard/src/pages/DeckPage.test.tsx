import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type DeckSlides, ExtensionsProvider, type ShowExtensions } from '@northlight/shared-api';
import { anInvestorUser, answers, aSession, aUser, breaks, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import DeckPage from './DeckPage.tsx';

const SLIDES = '/api/pitch-decks/submissions/{id}/slides/';
const TIMES = '/api/pitch-decks/submissions/{id}/slide-times/';
const SENT = '/api/pitch-decks/founder/submissions/{id}/';

const deck = (given: Partial<DeckSlides> = {}): DeckSlides => ({
  company_name: 'Isferd',
  original_filename: 'isferd-seed.pdf',
  file_url: '/api/files/decks/one.pdf?signature=x',
  file_sha256: 'b'.repeat(64),
  viewer: 'investor',
  slides: [1, 2, 3].map((number) => ({
    number,
    title: `Title ${number}`,
    text: `Words of slide ${number}`,
    width: 1600,
    height: 900,
    image_url: `/api/files/slides/one/${number}-large.webp`,
    thumbnail_url: `/api/files/slides/one/${number}-small.webp`,
  })),
  ...given,
});

function open(given: Partial<DeckSlides> = {}, at = '/decks/one', Page = DeckPage) {
  const reported: { slides: { slide: number }[] }[] = [];
  const page = renderPage(Page, {
    route: '/decks/:id',
    at,
    session: aSession(given.viewer === 'founder' ? aUser() : anInvestorUser()),
    api: [
      answers('get', SLIDES, deck(given)),
      answers('post', TIMES, async ({ request }) => {
        reported.push((await request.json()) as (typeof reported)[number]);
        return new Response(null, { status: 204 });
      }),
      refuses('get', SENT, 404, { code: 'not_found', detail: 'Submission not found.' }),
    ],
  });
  return { ...page, reported };
}

/** Advances the browser's clock by this many seconds. */
function pass(seconds: number) {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000);
}
afterEach(() => {
  jest.restoreAllMocks();
});

const inView = () => screen.findByRole('img', { name: /^Slide \d of 3/ });

describe('a deck that was sent', () => {
  it('opens on its first slide, with the text of that slide', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Isferd' })).toBeVisible();
    expect(await inView()).toHaveAccessibleName('Slide 1 of 3: Title 1');
    expect(screen.getByText('Words of slide 1')).toBeInTheDocument();
  });

  it('opens on the slide that its address names, and never beyond the last', async () => {
    open({}, '/decks/one?slide=99');
    expect(await inView()).toHaveAccessibleName('Slide 3 of 3: Title 3');
    expect(screen.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  });

  it('turns its pages by keys alone', async () => {
    const { person } = open();
    await inView();
    await person.keyboard('{ArrowRight}');
    expect(await inView()).toHaveAccessibleName('Slide 2 of 3: Title 2');
    await person.keyboard('{End}');
    expect(await inView()).toHaveAccessibleName('Slide 3 of 3: Title 3');
    await person.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(await inView()).toHaveAccessibleName('Slide 1 of 3: Title 1');
  });

  it('is enlarged and fitted again by keys', async () => {
    const { person } = open();
    await inView();
    await person.keyboard('++');
    expect(screen.getByText('200%')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Enlarged slide' })).toHaveAttribute('tabindex', '0');
    await person.keyboard('0');
    expect(screen.getByText('100%')).toBeVisible();
  });

  it('lists its keys', async () => {
    const { person } = open();
    await inView();
    await person.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Next slide')).toBeVisible();
  });

  it('goes to a slide that is chosen from the small ones', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Slide 2: Title 2' }));
    expect(await inView()).toHaveAccessibleName('Slide 2 of 3: Title 2');
    expect(screen.getByRole('button', { name: 'Slide 2: Title 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('tells an investor that times are recorded, and reports them', async () => {
    const { person, reported, unmount } = open();
    await inView();
    expect(screen.getByText(/The founder sees when this deck was opened/)).toBeVisible();
    pass(5);
    await person.keyboard('{ArrowRight}');
    unmount();
    await waitFor(() => expect(reported.length).toBeGreaterThan(0));
    expect(reported.at(-1)?.slides).toContainEqual({ slide: 1, seconds: expect.closeTo(5, 0) });
  });

  it('records nothing of the founder who sent it', async () => {
    const { reported, unmount } = open({ viewer: 'founder' });
    await inView();
    pass(5);
    unmount();
    const isReported = waitFor(() => expect(reported).not.toEqual([]), { timeout: 200 });
    await expect(isReported).rejects.toThrow();
  });

  it('shows a founder’s words as words', async () => {
    open({ company_name: '<img src=x onerror=alert(1)>' });
    expect(await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  });

  it('lets other parts add to the slide that is open, for its founder alone', async () => {
    const shown: Parameters<ShowExtensions>[] = [];
    const show: ShowExtensions = (point, props) => {
      shown.push([point, props]);
      return `${point} ${'slide' in props && props.slide}`;
    };
    const Page = () => (
      <ExtensionsProvider value={show}>
        <DeckPage />
      </ExtensionsProvider>
    );
    const { person, unmount } = open({ viewer: 'founder' }, '/decks/one', Page);
    expect(await screen.findByText('sent-deck-slide 1')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByText('sent-deck-slide 2')).toBeVisible();
    expect(shown.at(-1)?.[1]).toMatchObject({ fileSha256: 'b'.repeat(64) });
    unmount();
    shown.length = 0;
    open({}, '/decks/one', Page);
    await inView();
    expect(shown).toEqual([]);
  });

  it('says when a slide cannot be shown', async () => {
    const [first] = deck().slides;
    if (!first) throw new Error('There is a first slide');
    open({ slides: [{ ...first, width: 0, height: 0, text: '' }] });
    expect(await screen.findByText(/This slide cannot be shown/)).toBeVisible();
    expect(screen.getByText('There is no text on this slide.')).toBeInTheDocument();
  });
});

describe('a deck that does not open', () => {
  it('offers to try again', async () => {
    const { person } = renderPage(DeckPage, { route: '/decks/:id', at: '/decks/one', api: [breaks('get', SLIDES)] });
    expect(await screen.findByRole('heading', { name: 'The deck didn’t open' }, { timeout: 5000 })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('says that access is gone', async () => {
    const refused = refuses('get', SLIDES, 403, { code: 'investor_only', detail: 'No.' });
    renderPage(DeckPage, { route: '/decks/:id', at: '/decks/one', api: [refused] });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});
