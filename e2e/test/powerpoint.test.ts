import { plainPptx } from '@northlight/api/test/factories/pptx-files.ts';
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
});
