import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { goodDeck, notAPdf } from '@northlight/api/test/decks/index.ts';
import type { Page } from '@playwright/test';
import { type Account, printed, smallDeck, unusedEmail } from '../src/accounts.ts';
import { layCable } from '../src/cable.ts';
import { expect, test } from '../src/journey.ts';
import { completeProfile, DEMO, enterPassword, logIn, pdf, sees } from '../src/person.ts';
import type { Product } from '../src/product.ts';

const LEONIE = '/investor/leonie-harrow';

const decks = async (product: Product) => (await product.files()).filter((key) => key.startsWith('decks/'));
const underWay = (product: Product) => {
  const folder = join(product.dataDir, 'tmp');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const panel = (page: Page) => page.getByRole('complementary', { name: 'Send Pitch Deck' });

async function choose(page: Page, content: Uint8Array, name = 'isferd-seed-v5.pdf') {
  await sees(panel(page).getByText('or drop it here'));
  await panel(page).locator('input[type=file]').setInputFiles(pdf(name, content));
}

const send = (page: Page) => panel(page).getByRole('button', { name: 'Send Pitch Deck' }).click();

/** The number of decks that the founder has sent to this investor. */
const sentSoFar = async (founder: Account, investor: Pick<Account, 'id'>) =>
  (await founder.call<{ sent: { count: number } }>('GET', `/pitch-decks/approach/${investor.id}/`)).sent.count;

test.describe('a visitor', { tag: '@mfe-investors' }, () => {
  test('is asked to log in on a profile, and comes back to it', { tag: ['@mfe-auth', '@any-database'] }, async ({
    page,
    problems,
  }) => {
    await page.goto(LEONIE);
    await page.getByRole('link', { name: 'Login to Send Pitch Deck' }).click();
    await enterPassword(page, DEMO.founder, DEMO.password);
    await page.waitForURL(`**${LEONIE}`);
    await sees(panel(page).getByText('or drop it here'));
    expect(problems).toEqual([]);
  });

  test('can read the whole profile, and hand on its link', { tag: '@any-database' }, async ({
    page,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(LEONIE);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await sees(page.getByText('Link copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}${LEONIE}`);
    const html = await (await fetch(`${product.url}${LEONIE}`)).text();
    expect(html).toMatch(/<meta name="description" content="Partner, Brackenfold Capital\. /);
    expect(html).toContain('<meta property="og:title" content="Leonie Harrow">');
  });
});

test.describe('a founder with an incomplete profile', { tag: ['@mfe-auth', '@mfe-investors', '@mfe-settings'] }, () => {
  test('is told what is missing, completes it, and comes back to send', { tag: '@any-database' }, async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Mette');
    await page.getByLabel('Last name').fill('Aagaard');
    await page.getByLabel('Email').fill(unusedEmail('mette'));
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('a lantern in the rain');
    await page.getByLabel(/(Confirm|Repeat).*password/i).fill('a lantern in the rain');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/email-verification');
    await page.goto(LEONIE);
    await sees(panel(page).getByText(/4 items are missing from your profile/));
    for (const item of ['Company', 'Sector', 'Phone', 'Bio']) {
      await sees(panel(page).getByText(item, { exact: true }));
    }
    await panel(page).getByRole('link', { name: 'Complete Profile' }).click();
    await page.waitForURL('**/settings?return=*');
    await completeProfile(page);
    await page.waitForURL(`**${LEONIE}`);
    await sees(panel(page).getByText('or drop it here'));
  });
});

test.describe('a founder with a complete profile', { tag: ['@mfe-investors', '@mfe-questions'] }, () => {
  test('sends a deck, and finds the questionnaire there even after a reload', async ({ page, people, problems }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    await logIn(page, founder);
    await page.goto(`/investor/${investor.slug}`);
    await choose(page, await smallDeck());
    await send(page);
    await page.waitForURL('**/answer-questions?submission=*');
    await sees(page.getByText('LinkedIn profiles of the founders'));
    await page.reload();
    await sees(page.getByText('LinkedIn profiles of the founders'));
    expect(await sentSoFar(founder, investor)).toBe(1);
    await page.goto(`/investor/${investor.slug}`);
    await sees(panel(page).getByText(/This will be sent as a new version/));
    expect(problems).toEqual([]);
  });

  test('evaluates the chosen deck before sending it, and reads the findings beside its slides', {
    tag: ['@mfe-dashboard', '@mfe-evaluation', '@any-database'],
  }, async ({ page, people, problems }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    await logIn(page, founder);
    await page.goto(`/investor/${investor.slug}`);
    await choose(page, await goodDeck());
    await sees(panel(page).getByText('You haven’t evaluated this deck yet.'));
    await panel(page).getByRole('button', { name: 'Evaluate it first' }).press('Enter');
    await sees(panel(page).getByText(/^You evaluated this deck on .*\/10/));
    await send(page);
    await page.waitForURL('**/answer-questions?submission=*');
    const id = new URL(page.url()).searchParams.get('submission');

    await page.goto(`/decks/${id}?slide=2`);
    await sees(page.getByRole('heading', { name: 'What the evaluation found on slide 2' }));
    await page.keyboard.press('ArrowRight');
    await sees(page.getByRole('heading', { name: 'What the evaluation found on slide 3' }));
    await page.getByRole('link', { name: 'Ask the assistant about this slide' }).press('Enter');
    await page.waitForURL('**/assistant?evaluation=*&slide=3');
    expect(problems).toEqual([]);

    await page.route('**/remotes/mfe-evaluation/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('mfe-evaluation'));
    await page.goto(`/decks/${id}?slide=2`);
    await failed;
    // Before that, the page does not listen to the keyboard.
    await sees(page.getByRole('img', { name: /^Slide 2 of/ }));
    await page.keyboard.press('ArrowRight');
    await sees(page.getByRole('img', { name: /^Slide 3 of/ }));
    await expect(page.getByText(/What the evaluation found|didn’t load/)).toHaveCount(0);
  });

  test('is told that a file is no PDF, and nothing is kept of it', { tag: '@any-database' }, async ({
    page,
    people,
    product,
  }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    await logIn(page, founder);
    const before = (await decks(product)).length;
    await page.goto(`/investor/${investor.slug}`);
    await choose(page, await notAPdf());
    await send(page);
    await sees(panel(page).getByText('Failed to send pitch deck. Please try again.'));
    await sees(panel(page).getByText(/This file is not a PDF/));
    expect(await sentSoFar(founder, investor)).toBe(0);
    expect(await decks(product)).toHaveLength(before);
    await expect.poll(() => underWay(product)).toEqual([]);
  });

  test('loses the connection at half of the upload, and sends it again with one effect', async ({
    people,
    product,
    visit,
  }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    const cable = await layCable(product.url);
    const { page } = await visit({ baseURL: cable.url });
    await logIn(page, founder);
    await page.goto(`/investor/${investor.slug}`);
    const before = (await decks(product)).length;
    await choose(page, Buffer.concat([await smallDeck(), Buffer.alloc(2_000_000, ' ')]));
    cable.breakAfter(1_000_000);
    await send(page);
    await sees(panel(page).getByText('Failed to send pitch deck. Please try again.'));
    cable.mend();
    expect(await sentSoFar(founder, investor)).toBe(0);
    expect(await decks(product)).toHaveLength(before);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/answer-questions?submission=*');
    expect(await sentSoFar(founder, investor)).toBe(1);
    expect(await decks(product)).toHaveLength(before + 1);
    await expect.poll(() => underWay(product)).toEqual([]);
    await page.close();
    cable.close();
  });

  test('stops an upload, and nothing was sent', { tag: '@any-database' }, async ({ page, context, people }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    await logIn(page, founder);
    await page.goto(`/investor/${investor.slug}`);
    await choose(page, Buffer.concat([await smallDeck(), Buffer.alloc(2_000_000, ' ')]));
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 100_000,
    });
    await send(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sees(panel(page).getByRole('button', { name: 'Send Pitch Deck' }));
    await network.send('Network.disable');
    expect(await sentSoFar(founder, investor)).toBe(0);
  });
});

test.describe('an investor', { tag: ['@mfe-investors', '@mfe-questions'] }, () => {
  test('hears of a deck by mail, with a link to it and without the file', async ({ page, people, product }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    await logIn(page, founder);
    await page.goto(`/investor/${investor.slug}`);
    await choose(page, await smallDeck());
    await send(page);
    await page.waitForURL('**/answer-questions?submission=*');
    await printed(
      product,
      new RegExp(`Email for ${investor.email}: Isferd sent you a pitch deck\\n {2}\\S+/dashboard\\?submission=`),
    );
  });
});

test('the older setup form checks what is typed, and asks for a login first', {
  tag: ['@mfe-auth', '@mfe-investors', '@any-database'],
}, async ({ page, people }) => {
  await page.goto('/investor-profile-setup');
  await page.waitForURL('**/login');
  await logIn(page, await people.demo('investor'));
  await page.goto('/investor-profile-setup');
  await page.getByRole('button', { name: 'Check profile' }).click();
  await sees(page.getByText('Select at least one focus area'));
});
