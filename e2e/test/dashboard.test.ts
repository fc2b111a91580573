import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Account, sendDeck, smallDeck } from '../src/accounts.ts';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, type People, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';
import { answerAll } from '../src/questions.ts';

interface Received {
  id: string;
  company_name: string;
  status: string;
}

/** Logs in and opens the dashboard. */
async function begin(page: Page, account: Account, at = '/dashboard') {
  await logIn(page, account);
  await page.goto(at);
}

/** A submission that an investor received. */
async function aDeck(people: People, company: string) {
  const [investor, founder] = await Promise.all([people.investor(), people.founder({ company })]);
  return { investor, founder, id: await sendDeck(founder, investor, await smallDeck()) };
}

/** A submission with answers and a likelihood score. */
async function aJudgedDeck(people: People, company: string) {
  const sent = await aDeck(people, company);
  await answerAll(sent.founder, sent.id);
  return sent;
}

const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const gone = (page: Page, name: string) => dialog(page, name).waitFor({ state: 'detached' });
const openDeck = (page: Page, company: string) =>
  row(page, company)
    .getByRole('button', { name: /View Deck/ })
    .click();

const statusOf = async (investor: Account, id: string) =>
  (await investor.call<Received>('GET', `/pitch-decks/investor/submissions/${id}/`)).status;

/** The text of the focused button; undefined if the focus is elsewhere. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '');

/** What the clipboard holds in both formats. */
const clipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });

test.describe('as an investor', { tag: '@mfe-dashboard' }, () => {
  test('I copy my list and a founder’s answers, and no text of theirs becomes a formula', {
    tag: '@any-database',
  }, async ({ page, people, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { investor } = await aJudgedDeck(people, '=HYPERLINK("https://example.com","Isferd")');
    await begin(page, investor, '/dashboard?tab=all');
    const copy = page.getByRole('button', { name: 'Copy table Pitch Deck Submissions' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await sees(page.getByText('Copied', { exact: true }));
    const list = await clipboard(page);
    expect(list.text).toMatch(/^Company\tFounder\tIndustry\tSubmitted\tStatus\n"'=HYPERLINK/);
    expect(list.text).not.toContain('View Deck');
    expect(list.html).toContain('=HYPERLINK');
    expect(list.html).not.toMatch(/<t[dh]>=/);

    await openDeck(page, 'Isferd');
    await page.getByRole('button', { name: 'Copy table Founder Responses to Your Questions' }).click();
    await expect(async () => {
      expect((await clipboard(page)).text).toMatch(/^Question\tAnswer\tFile\n.+\t.+\t/);
    }).toPass();
  });

  test('I come back to my list: what I have is not sent again, and what has arrived is there', async ({
    page,
    people,
  }) => {
    const { investor } = await aDeck(people, 'Isferd');
    await begin(page, investor);
    await sees(row(page, 'Isferd'));
    const comeBack = async () => {
      const answer = page.waitForResponse((response) =>
        new URL(response.url()).pathname.endsWith('/investor/submissions/'),
      );
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      return (await answer).status();
    };
    expect(await comeBack()).toBe(304);
    await sees(row(page, 'Isferd'));
    await sendDeck(await people.founder({ company: 'Rindle' }), investor, await smallDeck());
    expect(await comeBack()).toBe(200);
    await sees(row(page, 'Rindle'));
    expect(await comeBack()).toBe(304);
  });

  test('as a new investor, I find out what to do first, see a sample, and go live', {
    tag: ['@mfe-settings', '@mfe-questions', '@any-database'],
  }, async ({ page, people, problems }) => {
    const investor = await people.investor({ is_profile_live: false, is_publicly_listed: false, bio: '', title: '' });
    await investor.call('POST', '/questions/save/', { questions: [] });
    await begin(page, investor);
    const first = page.getByRole('region', { name: 'Get started' });
    await sees(first.getByText('0 of 3 done'));
    await page
      .getByRole('table', { name: 'Sample submission' })
      .getByRole('button', { name: /View Deck/ })
      .click();
    const sample = dialog(page, 'Loamwright');
    await sees(sample.getByText('This is a sample'));
    await sees(sample.getByRole('heading', { name: 'Investment Likelihood' }));
    expect(await sample.getByRole('button', { name: 'Reject' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await gone(page, 'Loamwright');

    await first.getByRole('link', { name: 'Choose questions' }).click();
    await page.getByRole('button', { name: 'Load Default Questions' }).click();
    await page.getByRole('button', { name: 'Save Questions' }).first().click();
    await sees(page.getByText('Questions saved successfully'));

    await page.goto('/dashboard');
    await sees(first.getByText('1 of 3 done'));
    await sees(first.getByText('Complete your profile (13 of 15)'));
    await first.getByRole('link', { name: 'Complete profile' }).click();
    await page.getByLabel(/^Bio/).fill('I write first checks for freight companies.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await sees(page.getByText('Settings updated').first());
    await page.goto('/dashboard');
    await first.getByRole('link', { name: 'Complete profile' }).click();
    await page.waitForURL('**/settings/investor-profile');
    await page.getByLabel(/^Title/).fill('Partner');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await page.goto('/dashboard');
    await sees(first.getByText('2 of 3 done'));
    await first.getByRole('link', { name: 'Go live' }).click();
    await page.waitForURL('**/settings/investor-profile#visibility');
    const live = page.getByRole('switch', { name: 'Profile is live' });
    await expect(live).toBeInViewport();
    await live.press('Space');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await expect
      .poll(async () => (await page.request.get(`/api/accounts/investors/by-slug/${investor.slug}/`)).status())
      .toBe(200);

    await page.goto('/dashboard');
    await sees(page.getByText('No pitch decks yet'));
    await expect(first).toBeHidden();
    expect(await investor.call('GET', '/pitch-decks/investor/submissions/')).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('on a phone, I see the first deck without scrolling, and its main action at once', {
    tag: '@any-database',
  }, async ({ people, visit }) => {
    const { page, problems } = await visit({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    await begin(page, await people.demo('investor'));
    const open = row(page, 'Kettlewick').getByRole('button', { name: /View Deck/ });
    await sees(open);
    await sees(page.getByText('You have 2 pitch decks to review'));
    const [button, bar] = [await open.boundingBox(), await page.getByRole('navigation').last().boundingBox()];
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await open.tap();
    await expect(dialog(page, 'Kettlewick').getByRole('button', { name: 'Contact Founder' })).toBeInViewport({
      ratio: 1,
    });
    expect(problems).toEqual([]);
  });

  test('I search, open a deck at an address of its own, and find all of it again after a reload', async ({
    page,
    people,
    problems,
  }) => {
    await begin(page, await people.demo('investor'));
    await sees(page.getByText('You have 2 pitch decks to review'));
    await page.getByPlaceholder('Search pitch decks...').fill('RINDLE');
    await sees(page.getByText('Found 1 pitch deck matching "RINDLE"'));
    await page.getByLabel('Sort decks by').selectOption('Likelihood');
    await openDeck(page, 'Rindle');
    await sees(dialog(page, 'Rindle'));
    await page.reload();
    const opened = dialog(page, 'Rindle');
    await sees(opened.getByText('Submitted by Saoirse Malik-Doyle'));
    await sees(opened.getByRole('heading', { name: 'Founder Responses to Your Questions' }));
    await sees(opened.getByRole('heading', { name: 'Investment Likelihood' }));
    const answers = opened.getByRole('group', { name: 'Founder Responses to Your Questions' });
    expect((await answers.boundingBox())?.height).toBeLessThanOrEqual(384);
    await page.keyboard.press('Escape');
    await gone(page, 'Rindle');
    await sees(page.getByText('Found 1 pitch deck matching "RINDLE"'));
    expect(await page.getByLabel('Sort decks by').inputValue()).toBe('likelihood');
    expect(new URL(page.url()).searchParams.toString()).toBe('search=RINDLE&sort=likelihood');

    await page.getByPlaceholder('Search pitch decks...').fill('zzz');
    await sees(page.getByText('No pitch decks found matching "zzz".'));
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await sees(page.getByText('You have 2 pitch decks to review'));
    expect(problems).toEqual([]);
  });

  test('I read a deck slide by slide, which counts as reviewed, and the founder sees which slides I stayed at', async ({
    page,
    people,
    visit,
    problems,
  }) => {
    const { investor, founder, id } = await aDeck(people, 'Isferd');
    await page.clock.install();
    await begin(page, investor, `/dashboard?submission=${id}`);
    await dialog(page, 'Isferd').getByRole('link', { name: 'Read slide by slide' }).click();
    await page.waitForURL(`**/decks/${id}`);
    await sees(page.getByText('The founder sees when this deck was opened and how long each slide was in view.'));
    await sees(page.getByRole('img', { name: /^Slide 1 of 2/ }));
    await page.clock.fastForward(1200);
    await page.keyboard.press('ArrowRight');
    await sees(page.getByRole('img', { name: /^Slide 2 of 2/ }));
    const told = page.waitForResponse((response) => response.url().includes('/slide-times/'));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    expect((await told).ok()).toBe(true);
    await sees(dialog(page, 'Isferd'));

    const other = await visit();
    await begin(other.page, founder, `/dashboard?submission=${id}`);
    const sent = dialog(other.page, `Sent to ${investor.name}`);
    await sees(sent.getByText(/^Read in the viewer once/));
    await sees(sent.getByText('Slide 1', { exact: true }));
    expect(problems).toEqual([]);
  });

  test('I reject a deck, take that back in time, and nobody is told', async ({ page, people }) => {
    const { investor, id } = await aJudgedDeck(people, 'Rindle');
    await begin(page, investor);
    await openDeck(page, 'Rindle');
    await dialog(page, 'Rindle').getByRole('button', { name: 'Reject', exact: true }).click();
    await gone(page, 'Rindle');
    await sees(row(page, 'Rindle').getByText('Rejected'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(row(page, 'Rindle').getByText('Analysed'));
    expect(await statusOf(investor, id)).toBe('New');
  });

  test('I reject with a reason, which the founder reads', async ({ page, people, visit, lateEmails }) => {
    const { investor, founder, id } = await aDeck(people, 'Isferd');
    await begin(page, investor, `/dashboard?submission=${id}`);
    await dialog(page, 'Isferd').getByRole('button', { name: 'Reject with a reason' }).click();
    await page.getByLabel('Reason').selectOption('Not enough traction yet');
    await page.getByLabel('Comment').fill('Come back with a second winter.');
    await dialog(page, 'Reject Isferd').getByRole('button', { name: 'Reject' }).click();
    await sees(page.getByText('Isferd rejected'));
    lateEmails.push(new RegExp(`Email for ${founder.email}: ${investor.name} decided not to pursue your deck`));

    const other = await visit();
    await begin(other.page, founder, `/dashboard?submission=${id}`);
    await sees(other.page.getByText('Not enough traction yet – “Come back with a second winter.”'));
  });

  test('the tab tells me how many decks are new, and when one arrives while I read something else', async ({
    page,
    people,
    context,
  }) => {
    const { investor, founder } = await aDeck(people, 'Tidewell');
    await page.clock.install();
    await begin(page, investor);
    await expect(page).toHaveTitle('(1) Dashboard · Northlight');
    const other = await context.newPage();
    await other.bringToFront();
    await sendDeck(founder, investor, await smallDeck());
    await page.clock.fastForward(61_000);
    await expect(page).toHaveTitle('(2) Dashboard · Northlight');
  });

  test('a new deck counts as reviewed once I have opened it', { tag: '@any-database' }, async ({ page, people }) => {
    const { investor, id } = await aDeck(people, 'Kettlewick');
    await begin(page, investor);
    await openDeck(page, 'Kettlewick');
    await dialog(page, 'Kettlewick').getByRole('link', { name: 'Read slide by slide' }).click();
    await sees(page.getByRole('img', { name: /^Slide 1 of/ }));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await sees(dialog(page, 'Kettlewick').getByText('Reviewed'));
    await page.keyboard.press('Escape');
    await sees(row(page, 'Kettlewick').getByText('Reviewed'));
    expect(await statusOf(investor, id)).toBe('Reviewed');
  });

  test('I contact a founder, see how to reach them, and they hear of it by mail', { tag: '@any-database' }, async ({
    page,
    people,
    lateEmails,
    problems,
  }) => {
    const { investor, founder } = await aDeck(people, 'Kettlewick');
    await begin(page, investor);
    await openDeck(page, 'Kettlewick');
    await dialog(page, 'Kettlewick').getByRole('button', { name: 'Contact Founder' }).click();
    const contact = dialog(page, `Contact ${founder.name}`);
    await sees(contact.getByRole('link', { name: 'Email Founder' }));
    expect(await contact.getByRole('link', { name: 'Email Founder' }).getAttribute('href')).toBe(
      `mailto:${founder.email}`,
    );
    expect(await contact.getByRole('link', { name: /^\+/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    await contact.getByRole('button', { name: 'Close' }).first().click();
    await sees(row(page, 'Kettlewick').getByText('Contacted'));
    lateEmails.push(new RegExp(`Email for ${founder.email}: ${investor.name} wants to talk about your deck`));
    expect(problems).toEqual([]);
  });

  test('when the server refuses, the row shows what is stored, and nothing stands in my way', {
    tag: '@any-database',
  }, async ({ page, people }) => {
    const { investor, id } = await aJudgedDeck(people, 'Rindle');
    await begin(page, investor);
    await page.route('**/api/pitch-decks/investor/submissions/*/', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { code: 'internal', detail: 'The database is down.' } })
        : route.continue(),
    );
    await openDeck(page, 'Rindle');
    await dialog(page, 'Rindle').getByRole('button', { name: 'Reject', exact: true }).click();
    await gone(page, 'Rindle');
    await sees(row(page, 'Rindle').getByText('Analysed'));
    expect(await page.getByText(/database is down|rejected$/).count()).toBe(0);
    expect(await statusOf(investor, id)).toBe('New');
  });

  test('with the keyboard alone I go through the list, select, reject, take it back and see all keys', {
    tag: '@any-database',
  }, async ({ page, people, problems }) => {
    const [{ investor }, isferd] = await Promise.all([aJudgedDeck(people, 'Rindle'), people.founder()]);
    await sendDeck(isferd, investor, await smallDeck());
    await begin(page, investor, '/dashboard?sort=company');
    await sees(row(page, 'Rindle'));
    for (let steps = 0; !/Rindle/.test(await focused(page)); steps += 1) {
      if (steps > 10) throw new Error('The deck was never reached');
      await page.keyboard.press('j');
    }
    await page.keyboard.press('x');
    await sees(page.getByText('1 pitch deck selected'));
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await sees(row(page, 'Rindle').getByText('Rejected'));
    await sees(page.getByText('Rindle rejected'));
    await page.keyboard.press('u');
    await sees(row(page, 'Rindle').getByText('Analysed'));
    await page.keyboard.press('Enter');
    await sees(dialog(page, 'Rindle'));
    await page.keyboard.press('Escape');
    await gone(page, 'Rindle');
    expect(await focused(page)).toMatch(/Rindle/);
    await page.keyboard.press('?');
    await sees(dialog(page, 'Keyboard shortcuts').getByText('Contact the founder'));
    expect(problems).toEqual([]);
  });

  test('I mark several as reviewed at once, keep a note, and come back to a filter I saved', async ({
    page,
    people,
    problems,
  }) => {
    const { investor } = await aDeck(people, 'Rindle');
    await begin(page, investor, '/dashboard?status=new');
    await page.getByRole('checkbox', { name: 'Select Rindle' }).check();
    await sees(page.getByText('1 pitch deck selected'));
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    await sees(page.getByText('1 pitch deck marked as reviewed'));
    await sees(page.getByText('No pitch decks found for this filter.'));

    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('menuitem', { name: /Save this filter/ }).click();
    await page.getByLabel('Name').fill('Fresh');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: /^All/ }).click();
    await openDeck(page, 'Rindle');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByLabel('Your note').fill('Ask for the lease terms');
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await sees(dialog(page, 'Rindle'));
    expect(await page.getByLabel('Your note').inputValue()).toBe('Ask for the lease terms');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('menuitem', { name: 'Fresh' }).click();
    await page.waitForURL('**/dashboard?status=new');
    expect(problems).toEqual([]);
  });

  test('I take the list away as a table', { tag: '@any-database' }, async ({ page, people }) => {
    await begin(page, await people.demo('investor'));
    await sees(row(page, 'Rindle'));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('pitch-decks.csv');
    const table = await readFile(await file.path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(6);
    expect(table).toContain('Rindle');
  });

  test('a deck of another investor is not found, at whatever address', { tag: '@any-database' }, async ({
    page,
    people,
  }) => {
    const [investor, other] = [await people.demo('investor'), await people.demo('investor2')];
    const received = await investor.call<Received[]>('GET', '/pitch-decks/investor/submissions/');
    const rindle = received.find(({ company_name }) => company_name === 'Rindle');
    expect(rindle).toBeDefined();
    await begin(page, other, `/dashboard?submission=${rindle?.id}`);
    await sees(dialog(page, 'The deck didn’t load'));
    await page.goto(`/decks/${rindle?.id}`);
    await sees(page.getByText('The deck didn’t open'));
  });
});

test.describe('as a founder', { tag: '@mfe-dashboard' }, () => {
  test('I see what became of each deck, and improve one that is weak', {
    tag: ['@mfe-evaluation', '@any-database'],
  }, async ({ page, people, problems }) => {
    await begin(page, await people.demo('founder'));
    await sees(page.getByRole('heading', { name: 'Your Sent Pitch Decks' }));
    const weak = row(page, 'Adaeze Nwokori');
    await sees(weak.getByText('Reviewed'));
    expect(await row(page, 'Leonie Harrow').getByRole('link', { name: 'Improve Deck' }).count()).toBe(0);
    await weak.getByRole('link', { name: 'Improve Deck' }).click();
    await page.waitForURL('**/evaluation');
    expect(problems).toEqual([]);
  });

  test('I go from one version to an earlier one, whose questions still wait for me', {
    tag: ['@mfe-questions', '@any-database'],
  }, async ({ page, people, problems }) => {
    await begin(page, await people.demo('founder'));
    await row(page, 'Leonie Harrow').first().getByRole('button', { name: /^View/ }).click();
    const opened = dialog(page, 'Sent to Leonie Harrow');
    await sees(opened.getByText('Deck sent'));
    await opened.getByRole('link', { name: 'isferd-seed-v3.pdf' }).click();
    await opened.getByRole('link', { name: 'Answer questions' }).click();
    await page.waitForURL('**/answer-questions?submission=*');
    await sees(page.getByRole('heading', { name: /^Questions from Leonie Harrow/ }));
    expect(problems).toEqual([]);
  });

  test('I read my own deck by swiping on a phone, and no time is taken', { tag: '@any-database' }, async ({
    people,
    visit,
  }) => {
    const { investor, founder } = await aDeck(people, 'Isferd');
    const { page, context, problems } = await visit({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    await begin(page, founder);
    await page.getByRole('button', { name: `View the deck sent to ${investor.name}` }).click();
    await page.getByRole('link', { name: 'View Pitch Deck' }).click();
    await page.waitForURL('**/decks/*');
    const slide = page.getByRole('img', { name: /^Slide 1 of 2/ });
    await sees(slide);
    expect(await page.getByText(/^The founder sees/).count()).toBe(0);
    const touch = await context.newCDPSession(page);
    const box = await slide.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 120, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sees(page.getByRole('img', { name: /^Slide 2 of 2/ }));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);
    expect(problems).toEqual([]);
  });
});
