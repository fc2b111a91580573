/**
 * How long a newcomer's first run takes: `npm run bench -- first-run`. A program does in Chromium what the screen offers,
 * for a founder from the landing page to the first score, and for an investor from the first login to a live profile. It
 * counts clicks, fields, keys and the waiting of the browser, and estimates a person's time by the keystroke-level model
 * (Card, Moran, Newell 1980): 0.28 s a key, 1.1 s to point, 0.2 s to click, 0.4 s between mouse and keyboard, 1.35 s to
 * think before each act. Reading is not in it. TRACE= names a folder for recordings, which `npx playwright show-trace`
 * plays.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existing, makeInvestor, smallDeck, unusedEmail } from '@northlight/e2e/accounts';
import { launchBrowser, newPerson } from '@northlight/e2e/browser';
import { DEMO } from '@northlight/e2e/person';
import { type Product, startProduct } from '@northlight/e2e/product';

type Page = Awaited<ReturnType<typeof newPerson>>['page'];
type Locator = ReturnType<Page['getByRole']>;

const KEY = 0.28;
const POINT = 1.1;
const CLICK = 0.2;
const HOME = 0.4;
const THINK = 1.35;
/** Opening a file dialog, choosing a folder and a file, and closing it. */
const FILE_CLICKS = 4;

const PHOTO = fileURLToPath(new URL('../../docs/screenshot.png', import.meta.url));

/** A newcomer whose acts are counted. */
class Newcomer {
  readonly page: Page;
  clicks = 0;
  fields = 0;
  keys = 0;
  acts = 0;
  waited = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async #timed(act: () => Promise<unknown>) {
    const began = performance.now();
    await act();
    this.waited += (performance.now() - began) / 1000;
    this.acts += 1;
  }

  async click(target: Locator) {
    await this.#timed(() => target.first().click());
    this.clicks += 1;
  }

  async fill(target: Locator, text: string) {
    await this.#timed(() => target.first().fill(text));
    this.clicks += 1;
    this.fields += 1;
    this.keys += text.length;
  }

  /** Types a tag and presses Enter. */
  async tag(target: Locator, text: string) {
    await this.fill(target, text);
    await this.#timed(() => target.first().press('Enter'));
    this.keys += 1;
  }

  async select(target: Locator, option: string) {
    await this.#timed(() => target.first().selectOption(option));
    this.clicks += 2;
    this.fields += 1;
  }

  async choose(target: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
    await this.#timed(() => target.first().setInputFiles(file));
    this.clicks += FILE_CLICKS;
    this.fields += 1;
  }

  async sees(target: Locator) {
    const began = performance.now();
    await target.first().waitFor({ timeout: 120_000 });
    this.waited += (performance.now() - began) / 1000;
  }

  /** Seconds that a person needs for what was done, with the waiting. */
  get seconds() {
    const hands = this.clicks * (POINT + CLICK) + this.keys * KEY + 2 * this.fields * HOME;
    return hands + this.acts * THINK + this.waited;
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: false });

async function founder(one: Newcomer, { url }: Product) {
  const { page } = one;
  await page.goto(url);
  await one.click(link(page, 'Sign Up'));
  await one.fill(field(page, 'First name'), 'Runa');
  await one.fill(field(page, 'Last name'), 'Eklund');
  await one.fill(field(page, 'Email'), unusedEmail('runa'));
  await one.fill(page.getByLabel('Password', { exact: true }), 'a-quiet-harbour-42');
  await one.fill(field(page, 'Confirm password'), 'a-quiet-harbour-42');
  await one.click(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
  await one.click(link(page, 'Evaluate your first deck'));
  const deck = { name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await smallDeck()) };
  await one.choose(page.locator('input[type=file]') as Locator, deck);
  await one.click(button(page, 'Evaluate deck'));
  await one.sees(page.getByText(/^Overall score \d+/) as Locator);
}

const NOTHING = {
  is_profile_live: false,
  is_publicly_listed: false,
  company: '',
  phone: '',
  bio: '',
  work_field: '',
  title: '',
  investment_experience: '',
  investment_preferences: '',
  investment_stage: '',
  investment_geography: '',
  expertise_tags: '',
  min_investment: '',
  max_investment: '',
  previous_investments: '',
  investment_fields: '',
};

/** @returns seconds to the first submission seen, which is a sample */
async function investor(one: Newcomer, product: Product): Promise<number> {
  const { page } = one;
  const admin = await existing(product, DEMO.admin, DEMO.password);
  const account = await makeInvestor(product, admin, NOTHING);
  await account.call('POST', '/questions/save/', { questions: [] });
  await page.goto(`${product.url}/login`);
  await one.fill(field(page, 'Email'), account.email);
  await one.fill(page.getByLabel('Password', { exact: true }), account.password);
  await one.click(page.getByRole('main').getByRole('button', { name: 'Login' }));
  const first = page.getByRole('region', { name: 'Get started' });
  await one.click(page.getByRole('table', { name: 'Sample submission' }).getByRole('button', { name: /View Deck/ }));
  await one.sees(page.getByText('This is a sample') as Locator);
  const seen = one.seconds;
  await page.keyboard.press('Escape');

  await one.click(first.getByRole('link', { name: 'Choose questions' }));
  await one.click(button(page, 'Load Default Questions'));
  await one.click(button(page, 'Save Questions'));
  await one.sees(page.getByText('Questions saved successfully') as Locator);
  await one.click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }));
  await one.click(first.getByRole('link', { name: 'Complete profile' }));
  await one.choose(page.locator('input[type=file]') as Locator, PHOTO);
  await one.click(button(page, 'Apply Crop'));
  await one.fill(field(page, 'Phone'), '+45 31 55 50 100');
  await one.fill(field(page, 'Company'), 'Fjord Capital');
  await one.select(field(page, 'Sector'), 'Energy');
  await one.fill(field(page, 'Bio'), 'I write first checks for energy companies.');
  await one.click(button(page, 'Save changes'));
  await one.click(link(page, 'Investor profile'));
  await one.fill(field(page, 'Title'), 'Partner');
  await one.fill(field(page, 'Investment stage'), 'Seed');
  await one.fill(field(page, 'Minimum investment'), '250000');
  await one.fill(field(page, 'Maximum investment'), '1500000');
  await one.fill(field(page, 'Investment geography'), 'Nordics');
  await one.select(field(page, 'Investment fields'), 'Energy');
  await one.tag(field(page, 'Expertise tags'), 'Heat');
  await one.fill(field(page, 'Investment experience'), 'Ten seed rounds since 2018.');
  await one.fill(field(page, 'Investment preferences'), 'Hardware with customers.');
  await one.tag(field(page, 'Previous investments'), 'Varmeby');
  await one.click(page.getByRole('switch', { name: 'Profile is live' }));
  await one.click(button(page, 'Save changes'));
  await one.sees(page.getByText('Settings updated') as Locator);
  return seen;
}

const product = await startProduct();
const browser = await launchBrowser();
const rows: Record<string, object> = {};
const shown = ({ clicks, fields, keys, waited, seconds }: Newcomer) => ({
  clicks,
  fields,
  keys,
  'browser, s': Number(waited.toFixed(1)),
  'person, s': Math.round(seconds),
});
const { TRACE } = process.env;

async function open() {
  const { context, page } = await newPerson(browser);
  if (TRACE) await context.tracing.start({ screenshots: true, snapshots: true });
  return new Newcomer(page);
}

async function close({ page }: Newcomer, name: string) {
  const context = page.context();
  if (TRACE) await context.tracing.stop({ path: join(TRACE, `${name}.zip`) });
  await context.close();
}

try {
  const one = await open();
  await founder(one, product);
  rows['founder: first score'] = shown(one);
  await close(one, 'founder');
  const other = await open();
  const seen = await investor(other, product);
  rows['investor: first submission (sample)'] = { 'person, s': Math.round(seen) };
  rows['investor: live profile'] = shown(other);
  await close(other, 'investor');
} finally {
  await browser.close();
  await product.stop();
}
console.table(rows);
