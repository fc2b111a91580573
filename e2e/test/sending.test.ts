import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { goodDeck, notAPdf } from '@northlight/api/test/decks/index.ts';
import { layCable } from '../src/cable.ts';
import { DEMO, logIn, pdf, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();
const LEONIE = '/investor/leonie-harrow';

const decks = async () => (await world.product.files()).filter((key) => key.startsWith('decks/'));
const underWay = () => {
  const folder = join(world.product.dataDir, 'tmp');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const panel = () => world.page.getByRole('complementary', { name: 'Send Pitch Deck' });

async function choose(content: Uint8Array, name = 'isferd-seed-v5.pdf') {
  await sees(panel().getByText('or drop it here'));
  await panel().locator('input[type=file]').setInputFiles(pdf(name, content));
}

const send = () => panel().getByRole('button', { name: 'Send Pitch Deck' }).click();

/** What the server knows of decks to this investor, asked with the session of the page. */
const sentSoFar = (investorId: number) =>
  world.page.evaluate(async (id) => {
    const token = sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token');
    const answer = await fetch(`/api/pitch-decks/approach/${id}/`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { sent: { count: number } }).sent.count;
  }, investorId);

const idOf = (slug: string) =>
  world.page.evaluate(
    async (name) => ((await (await fetch(`/api/accounts/investors/by-slug/${name}/`)).json()) as { id: number }).id,
    slug,
  );

describe('a visitor', () => {
  it('is asked to log in on a profile, and comes back to it', async () => {
    const { page } = world;
    await page.goto(LEONIE);
    await page.getByRole('link', { name: 'Login to Send Pitch Deck' }).click();
    await page.getByLabel('Email').fill(DEMO.founder);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${LEONIE}`);
    await sees(panel().getByText('or drop it here'));
    expect(world.problems).toEqual([]);
  });

  it('can read the whole profile, and hand on its link', async () => {
    const { page, context } = world;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(LEONIE);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await sees(page.getByText('Link copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${world.product.url}${LEONIE}`);
    const html = await (await fetch(`${world.product.url}${LEONIE}`)).text();
    expect(html).toContain('<meta property="og:title" content="Leonie Harrow, Partner, Brackenfold Capital">');
  });
});

describe('a founder with an incomplete profile', () => {
  it('is told what is missing, completes it, and comes back to send', async () => {
    const { page } = world;
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Mette');
    await page.getByLabel('Last name').fill('Aagaard');
    await page.getByLabel('Email').fill('mette@example.test');
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('a lantern in the rain');
    await page.getByLabel(/(Confirm|Repeat).*password/i).fill('a lantern in the rain');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/email-verification');
    await page.goto(LEONIE);
    await sees(panel().getByText(/4 items are missing from your profile/));
    for (const item of ['Company', 'Sector', 'Phone', 'Bio']) await sees(panel().getByText(item, { exact: true }));
    await panel().getByRole('link', { name: 'Complete Profile' }).click();
    await page.waitForURL('**/settings?return=*');
    await page.getByLabel('Company').fill('Fjordvarme');
    await page.getByLabel('Sector').selectOption('Energy');
    await page.getByLabel('Phone').fill('+45 31 55 50 100');
    await page.getByLabel('Bio').fill('Heat from the fjord for towns without a river.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL(`**${LEONIE}`);
    await sees(panel().getByText('or drop it here'));
  });
});

describe('a founder with a complete profile', () => {
  it('sends a deck, and finds the questionnaire there even after a reload', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/investor/alma-reinholt');
    await choose(await goodDeck());
    await send();
    await page.waitForURL('**/answer-questions?submission=*');
    await sees(page.getByText('LinkedIn profiles of the founders'));
    await page.reload();
    await sees(page.getByText('LinkedIn profiles of the founders'));
    expect(await sentSoFar(await idOf('alma-reinholt'))).toBe(1);
    await page.goto('/investor/alma-reinholt');
    await sees(panel().getByText(/What you send now goes as a new version of it/));
    expect(world.problems).toEqual([]);
  });

  it('is told that a file is no PDF, and nothing is kept of it', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    const before = (await decks()).length;
    await page.goto('/investor/tomasz-wierny');
    await choose(await notAPdf());
    await send();
    await sees(panel().getByText('Failed to send pitch deck. Please try again.'));
    await sees(panel().getByText(/This file is not a PDF/));
    expect(await sentSoFar(await idOf('tomasz-wierny'))).toBe(0);
    expect(await decks()).toHaveLength(before);
    expect(underWay()).toEqual([]);
  });

  it('loses the connection at half of the upload, and sends it again with one effect', async () => {
    const { page } = world;
    const cable = await layCable(world.product.url);
    await page.goto(`${cable.url}/login`);
    await page.getByLabel('Email').fill(DEMO.founder);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${cable.url}/investor/camille-ostrand`);
    const id = await idOf('camille-ostrand');
    const before = (await decks()).length;
    await choose(Buffer.concat([await goodDeck(), Buffer.alloc(6_000_000, ' ')]));
    cable.breakAfter(3_000_000);
    await send();
    await sees(panel().getByText('Failed to send pitch deck. Please try again.'));
    cable.mend();
    expect(await sentSoFar(id)).toBe(0);
    expect(await decks()).toHaveLength(before);
    await panel().getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/answer-questions?submission=*');
    expect(await sentSoFar(id)).toBe(1);
    expect(await decks()).toHaveLength(before + 1);
    expect(underWay()).toEqual([]);
    await page.close();
    cable.close();
  });

  it('stops an upload, and nothing was sent', async () => {
    const { page, context } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/investor/hugo-belmarsh');
    await choose(Buffer.concat([await goodDeck(), Buffer.alloc(6_000_000, ' ')]));
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 500_000,
    });
    await send();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sees(panel().getByRole('button', { name: 'Send Pitch Deck' }));
    await network.send('Network.disable');
    expect(await sentSoFar(await idOf('hugo-belmarsh'))).toBe(0);
  });
});

describe('an investor', () => {
  it('hears of a deck by mail, with a link to it and without the file', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/investor/ravi-chandrasen');
    await choose(await goodDeck());
    await send();
    await page.waitForURL('**/answer-questions?submission=*');
    const told = /Mail for investor2@demo\.test: Isferd sent you a pitch deck\n {2}\S+\/dashboard\?submission=/;
    // The mail leaves after the answer; loading a page is longer than that takes.
    for (let visits = 0; visits < 5 && !told.test(world.product.output()); visits += 1) await page.reload();
    expect(world.product.output()).toMatch(told);
  });
});

it('the older setup form checks what is typed, and asks for a login first', async () => {
  const { page } = world;
  await page.goto('/investor-profile-setup');
  await page.waitForURL('**/login');
  await logIn(page, DEMO.investor);
  await page.goto('/investor-profile-setup');
  await page.getByRole('button', { name: 'Check profile' }).click();
  await sees(page.getByText('Select at least one focus area'));
});
