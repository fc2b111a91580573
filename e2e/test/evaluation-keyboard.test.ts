import { describe, expect, it } from '@jest/globals';
import { goodDeck, thinDeck } from '@northlight/api/test/decks/index.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { DEMO, logIn, pdf, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld({ VISITOR_EVALUATIONS_PER_HOUR: '1000' });

/** Goes back to the top of the page, as who looks for something does. */
const toTop = () =>
  world.page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });

async function choose(file: ReturnType<typeof pdf>) {
  const { page } = world;
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Choose a PDF/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await sees(page.getByText(file.name));
}

async function evaluates(file: ReturnType<typeof pdf>) {
  const { page } = world;
  await choose(file);
  expect(await focused(page)).toBe('Evaluate deck');
  await page.keyboard.press('Enter');
  await sees(page.getByRole('heading', { name: 'Eight categories' }));
  expect(await focused(page)).toContain(file.name);
}

/** Presses what says so, however far it is. */
async function press(name: string | RegExp) {
  await tabTo(world.page, name);
  await world.page.keyboard.press('Enter');
}

describe('evaluating with the keyboard alone', () => {
  it('I evaluate, evaluate another deck, and get to the results at their own address', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/evaluation');
    await sees(page.getByRole('button', { name: 'Evaluate deck' }));
    await evaluates(pdf('thin.pdf', await thinDeck()));
    await press('Upload Another Deck');
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    await evaluates(pdf('tidewell-seed.pdf', await goodDeck()));
    await press('Open it at its own address');
    await page.waitForURL('**/evaluation-results/*');
    await sees(page.getByRole('heading', { name: 'Slides' }));

    await toTop();
    await press(/^Slide \d+: show/);
    await sees(page.getByRole('dialog', { name: /^Slide \d+/ }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Slide \d+: show/);

    await toTop();
    // Pins stand before the number of the slide.
    await tabTo(page, /1Tidewell, /);
    await page.keyboard.press('End');
    expect(await focused(page)).toMatch(/12\D/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('dialog', { name: 'Slide 11' }));
    await page.keyboard.press('ArrowRight');
    await sees(page.getByRole('dialog', { name: 'Slide 12' }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/11\D/);

    await toTop();
    await press('More');
    await sees(page.getByRole('menuitem', { name: 'Share' }));
    while ((await focused(page)) !== 'Share') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('dialog', { name: 'Share these results' }));
    await press(/^Make a link/);
    await sees(page.getByText('The link is ready. It is shown only now.'));
    await press(/^Take back/);
    await sees(page.getByText('No link works at the moment.'));
    expect(await focused(page)).toContain('Links that work');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('More');

    await press(/^Take part/);
    await sees(page.getByRole('button', { name: 'Stop taking part' }));
    await press(/^Stop taking part/);
    await sees(page.getByRole('button', { name: 'Take part', exact: true }));
    await tabTo(page, 'Earlier evaluation');
    await page.keyboard.press('ArrowDown');
    await sees(page.getByText(/no longer|gained|lost/i));

    await toTop();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Back to Dashboard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    expect(world.problems).toEqual([]);
  });

  it('I cancel, and start again with the same deck', async () => {
    const { page } = world;
    await page.goto('/evaluation');
    await sees(page.getByRole('button', { name: 'Evaluate deck' }));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/pitch-decks/evaluate/', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await choose(pdf('tidewell-seed.pdf', await goodDeck()));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { name: 'Analysing your deck' }));
    expect(await focused(page)).toBe('Analysing your deck');
    await press('Cancel');
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    expect(await focused(page)).toBe('Evaluate a pitch deck');
    release();
    await page.unroute('**/api/pitch-decks/evaluate/');
    await sees(page.getByText('tidewell-seed.pdf'));
    await press('Evaluate deck');
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
  });
});
