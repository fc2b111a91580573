import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { Account } from '../src/accounts.ts';
import { exportAs } from '../src/exporting.ts';
import { expect, test } from '../src/journey.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { logIn, sees } from '../src/person.ts';
import { halves } from '../src/png.ts';

const SAVED = '/pitch-decks/assistant/saved-decks/';
const DECK = {
  name: 'Branded',
  company_name: 'Isferd',
  content: {
    theme: 'paper',
    slides: [
      { id: 'a', kind: 'title', title: 'Isferd', subtitle: 'Freight that tells you', notes: '' },
      { id: 'b', kind: 'bullets', title: 'Why now', lines: ['Loads spoil on the way'], notes: '' },
    ],
  },
};
/** Yellow, which cannot be read on paper, and dark blue. */
const LOGO = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: halves(320, 80, [255, 212, 0], [20, 30, 70]),
};

const panel = (page: Page) => page.getByRole('dialog', { name: 'Brand' });
const slide = (page: Page, name: string) => page.getByRole('img', { name });
const hasLogo = (page: Page, name: string) => slide(page, name).locator('image').count();

/** Opens a new deck in the editor. @returns its ID */
async function open(page: Page, founder: Account) {
  await logIn(page, founder);
  const { id } = await founder.call<{ id: string }>('POST', SAVED, DECK);
  await page.goto(`/assistant/${id}`);
  await sees(page.getByRole('textbox', { name: 'Slide title' }));
  return id;
}

test.describe('the brand of a deck', { tag: '@mfe-evaluation' }, () => {
  test('puts my logo and color on every slide, also when I present it', async ({ page, problems, people }) => {
    const founder = await people.founder();
    const id = await open(page, founder);
    expect(await hasLogo(page, 'Slide 1: Isferd')).toBe(0);

    await tabTo(page, 'Brand');
    await page.keyboard.press('Enter');
    await sees(panel(page));
    await panel(page)
      .getByLabel(/^Choose a logo/)
      .setInputFiles(LOGO);
    await sees(panel(page).getByText(/^Logo added\. Its color #[0-9a-f]{6} is the accent now\.$/));
    await sees(panel(page).getByText(/is hard to read on this theme\. We use a shade with enough contrast/));
    const ofLogo = panel(page).getByRole('radio', { name: /from the logo$/ });
    await expect(ofLogo.first()).toBeChecked();
    await ofLogo.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(ofLogo.nth(1)).toBeChecked();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Brand');
    await sees(page.getByText(/^Saved \d/));

    await page.reload();
    await expect.poll(() => hasLogo(page, 'Slide 1: Isferd')).toBe(1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => hasLogo(page, 'Slide 2: Why now')).toBe(1);
    const { content } = await founder.call<{ content: { brand: object } }>('GET', `${SAVED}${id}/`);
    expect(content.brand).toMatchObject({ accent: expect.stringMatching(/^#[0-9a-f]{6}$/), logo: expect.anything() });

    await page.getByRole('button', { name: 'Present', exact: true }).click();
    const show = page.getByRole('dialog', { name: 'Presentation: Branded' });
    await expect.poll(() => show.locator('image').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
  });
});

/** A deck with a green bar and the logo on each slide, titles in Times and text in Courier. */
async function presentation(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const [title, text] = [
    await document.embedFont(StandardFonts.TimesRoman),
    await document.embedFont(StandardFonts.Courier),
  ];
  const logo = await document.embedPng(LOGO.buffer);
  for (let slide = 0; slide < 5; slide += 1) {
    const page = document.addPage([960, 540]);
    page.drawRectangle({ x: 0, y: 0, width: 960, height: 40, color: rgb(11 / 255, 106 / 255, 60 / 255) });
    page.drawText('Freight that tells you', { x: 60, y: 420, size: 40, font: title });
    page.drawText('One load in nine spoils on the way', { x: 60, y: 300, size: 18, font: text });
    page.drawImage(logo, { x: 780, y: 480, width: 140, height: 35 });
  }
  return Buffer.from(await document.save());
}

test.describe('the brand of a presentation', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('I take my brand from a presentation, and my slides and PowerPoint have its fonts, color and logo', async ({
    page,
    problems,
    people,
  }) => {
    test.slow();
    const founder = await people.founder();
    await logIn(page, founder);
    const bullets = DECK.content.slides.slice(1);
    const slides = ['b', 'c', 'd', 'e'].flatMap((id) => bullets.map((slide) => ({ ...slide, id })));
    const { id } = await founder.call<{ id: string }>('POST', SAVED, { ...DECK, content: { theme: 'paper', slides } });
    await page.goto(`/assistant/${id}`);
    await sees(page.getByRole('textbox', { name: 'Slide title' }));
    await tabTo(page, 'Brand');
    await page.keyboard.press('Enter');
    const take = panel(page).getByLabel(/^Take your brand from a presentation/);
    await take.setInputFiles({ name: 'deck.pdf', mimeType: 'application/pdf', buffer: await presentation() });
    await sees(panel(page).getByText('Your deck uses Times; the nearest we have is Times New Roman.'));
    await sees(panel(page).getByText('Your deck uses Courier; the nearest we have is Courier New.'));
    await sees(panel(page).getByRole('img', { name: 'Logo found in your deck' }));
    await expect(panel(page).getByRole('radio', { name: '#0b6a3c' })).toBeChecked();
    await tabTo(page, 'Use these');
    await page.keyboard.press('Enter');
    await sees(panel(page).getByText('Your slides have the brand of your presentation now.'));
    await page.keyboard.press('Escape');
    await expect.poll(() => hasLogo(page, 'Slide 1: Why now')).toBe(1);
    const shown = slide(page, 'Slide 1: Why now');
    await expect(shown.locator('tspan', { hasText: 'Why now' })).toHaveAttribute('font-family', /^"Tinos"/);
    await expect(shown.locator('tspan', { hasText: 'Loads spoil' })).toHaveAttribute('font-family', /^"Cousine"/);
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('20px Tinos')))).toBe(true);
    await sees(page.getByText(/^Saved \d/));

    const exported = await exportAs(page, 'PowerPoint (.pptx)');
    const buffer = readFileSync(await exported.path());
    await tabTo(page, 'Brand');
    await page.keyboard.press('Enter');
    await take.setInputFiles({ name: 'exported.pptx', mimeType: 'application/octet-stream', buffer });
    const found = panel(page).getByRole('group', { name: 'Found in exported.pptx' });
    await sees(found.getByText('Your deck uses Times New Roman.'));
    await sees(found.getByText('Your deck uses Courier New.'));
    await sees(found.getByRole('img', { name: 'Logo found in your deck' }));
    await expect(found.getByRole('radio', { name: '#0b6a3c' })).toBeChecked();
    expect(problems).toEqual([]);
  });
});

test.describe('the photos of a team', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('I add a photo of a co-founder, and it is on the slide, in the presentation and in my files', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const team = [
      { name: 'Ines Varga', role: 'CEO', background: 'Ran cold-chain operations' },
      { name: 'Odd Breivik', role: 'CTO', background: 'Sensors for fish farms' },
    ];
    const { id } = await founder.call<{ id: string }>('POST', SAVED, {
      ...DECK,
      content: { theme: 'paper', slides: [{ id: 'a', kind: 'team', title: 'Who we are', people: team, notes: '' }] },
    });
    await page.goto(`/assistant/${id}`);
    await sees(page.getByRole('button', { name: 'Add photo of Odd Breivik' }));
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'Add photo of Odd Breivik');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ ...LOGO, name: 'odd.png' });
    await sees(page.getByRole('button', { name: 'Remove photo of Odd Breivik' }));
    await sees(page.getByText(/^Saved \d/));

    await page.reload();
    await expect.poll(() => hasLogo(page, 'Slide 1: Who we are')).toBe(1);
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    const show = page.getByRole('dialog', { name: 'Presentation: Branded' });
    await expect.poll(() => show.locator('image').count()).toBe(1);
    await page.keyboard.press('Escape');

    for (const kind of ['PowerPoint (.pptx)', 'PDF'] as const) {
      expect((await exportAs(page, kind)).suggestedFilename()).toMatch(/^Branded\.(pptx|pdf)$/);
    }

    await page.getByRole('button', { name: 'Remove photo of Odd Breivik' }).click();
    await expect.poll(() => hasLogo(page, 'Slide 1: Who we are')).toBe(0);
    expect(problems).toEqual([]);
  });
});

test.describe('before and after', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('I show what changes with us in two columns, and turn them into plain ones again', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    const id = await open(page, founder);
    await page.getByRole('button', { name: 'Add slide' }).click();
    await page.getByRole('menuitem', { name: 'Before and after' }).click();
    await page.getByRole('textbox', { name: 'Slide title' }).fill('What changes');
    const side = (name: string) => page.getByRole('group', { name });
    await side('Left column').getByRole('textbox', { name: 'Line 1' }).fill('Loads spoil on the way');
    await side('Right column').getByRole('textbox', { name: 'Line 1' }).fill('The driver is called in time');
    const arrow = () => slide(page, 'Slide 2: What changes').locator('polygon').count();
    expect(await arrow()).toBe(1);
    await sees(page.getByText(/^Saved \d/));
    const { content } = await founder.call<{ content: { slides: object[] } }>('GET', `${SAVED}${id}/`);
    expect(content.slides[1]).toMatchObject({ kind: 'columns', look: 'before-after' });

    await page.getByRole('radio', { name: 'Two columns' }).check({ force: true });
    await expect.poll(arrow).toBe(0);
    expect(problems).toEqual([]);
  });
});

test.describe('the logos of my customers', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('I name my customers, add the logo of one, and see it beside the names of the others', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    const id = await open(page, founder);
    await page.getByRole('button', { name: 'Add slide' }).click();
    await page.getByRole('menuitem', { name: 'Logos' }).click();
    await page.getByRole('textbox', { name: 'Slide title' }).fill('Customers');
    for (const [at, name] of ['Fjordfrakt', 'Nordic Chill', 'Havlaks'].entries()) {
      const logo = page.getByRole('group', { name: `Logo ${at + 1}` });
      await logo.getByRole('textbox', { name: 'Name' }).fill(name);
    }
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add image of Nordic Chill' }).click();
    await (await chooser).setFiles(LOGO);
    await expect.poll(() => hasLogo(page, 'Slide 2: Customers')).toBe(1);
    const shown = slide(page, 'Slide 2: Customers');
    await sees(shown.getByText('Fjordfrakt'));
    await expect(shown.getByText('Nordic Chill')).toHaveCount(0);
    await sees(page.getByText(/^Saved \d/));
    const { content } = await founder.call<{ content: { slides: object[] } }>('GET', `${SAVED}${id}/`);
    expect(content.slides[1]).toMatchObject({
      logos: [{ name: 'Fjordfrakt' }, { name: 'Nordic Chill', image: expect.any(String) }, { name: 'Havlaks' }],
    });

    await page.getByRole('button', { name: 'Remove image of Nordic Chill' }).click();
    await sees(shown.getByText('Nordic Chill'));
    await page.getByLabel('Slide type').selectOption('bullets');
    await expect(page.getByRole('textbox', { name: 'Bullet 2' })).toHaveValue('Nordic Chill');
    expect(problems).toEqual([]);
  });
});

test.describe('the format of a deck', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('becomes 4:3 on screen and in the files that I export', async ({ page, problems, people }) => {
    await open(page, await people.founder());
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Standard (4:3)' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(slide(page, 'Slide 1: Isferd')).toHaveAttribute('viewBox', '0 0 10 7.5');
    await sees(page.getByText(/^Saved \d/));

    for (const kind of ['PowerPoint (.pptx)', 'PDF'] as const) {
      expect((await exportAs(page, kind)).suggestedFilename()).toMatch(/^Branded\.(pptx|pdf)$/);
    }
    expect(problems).toEqual([]);
  });
});
