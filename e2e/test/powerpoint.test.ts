import { BRAND_GREEN, brandLogo } from '@northlight/api/test/decks/index.ts';
import { brandedPptx } from '@northlight/api/test/factories/branded-pptx.ts';
import { plainPptx } from '@northlight/api/test/factories/pptx-files.ts';
import { takeLogoAway } from '../src/brand-panel.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const SLIDES = [
  { title: 'Isferd', lines: ['Freight that tells you before it spoils'] },
  {
    title: 'Problem',
    lines: ['One in nine chilled loads arrives spoiled', 'Insurers pay $8,200 for each'],
    notes: 'Pause.',
  },
  { title: 'Market', lines: ['Road freight in Europe spends $4.2B a year on monitoring', 'We sell to 12,000 fleets'] },
  { title: 'Traction', lines: ['41 paying fleets and $64K monthly revenue in October 2026', 'Retention is 118%'] },
  { title: 'The ask', lines: ['We raise $1.5M to reach 160 paying fleets in eighteen months'] },
];

test.describe('a PowerPoint deck', { tag: '@mfe-evaluation' }, () => {
  test('is brought in, edited, and evaluated', async ({ page, problems, people }) => {
    const upload = { name: 'Seed deck.pptx', mimeType: TYPE, buffer: await plainPptx(SLIDES) };
    await logIn(page, await people.founder());
    await page.goto('/assistant');
    await page.getByLabel(/Choose a PDF or PowerPoint file/).setInputFiles(upload);
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });
    await sees(page.getByRole('button', { name: /^Slide 5: The ask/ }));
    await page.getByRole('button', { name: /^Slide 2: Problem/ }).click();
    const title = page.getByRole('textbox', { name: 'Slide title', exact: true });
    await expect(title).toHaveValue('Problem');
    await title.fill('Loads spoil');
    await sees(page.getByText(/^Saved \d/));

    await page.goto('/evaluation');
    await page.getByLabel(/Choose a PDF or PowerPoint file/).setInputFiles(upload);
    await page.getByRole('button', { name: 'Evaluate deck' }).click();
    await page
      .getByText(/shown in our own design/)
      .first()
      .waitFor({ timeout: 120_000 });
    await sees(page.getByText('$4.2B').first());
    expect(problems).toEqual([]);
  });

  test('comes with the colors, the logo and the format of my slides, and I can change them', {
    tag: '@any-database',
  }, async ({ page, problems, people }) => {
    const file = await brandedPptx({
      logo: await brandLogo(),
      background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="tx2"/></p:bgRef></p:bg>',
      height: 9_144_000,
    });
    await logIn(page, await people.founder());
    await page.goto('/assistant');
    await page
      .getByLabel(/Choose a PDF or PowerPoint file/)
      .setInputFiles({ name: 'Seed deck.pptx', mimeType: TYPE, buffer: file });
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });
    const slide = page.locator('main svg[role="img"]').first();
    await sees(slide.locator('image'));
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('radio', { name: 'Standard (4:3)' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await page.getByRole('radio', { name: 'Paper' }).check({ force: true });
    await page.getByRole('button', { name: 'Done' }).click();

    await takeLogoAway(page, BRAND_GREEN);
    await expect(slide.locator('image')).toHaveCount(0);
    await sees(page.getByText(/^Saved \d/));
    expect(problems).toEqual([]);
  });
});
