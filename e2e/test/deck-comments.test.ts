import { readFile } from 'node:fs/promises';
import { openPackage } from '@northlight/api/test/factories/packages.ts';
import { exportAs } from '../src/exporting.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

const REMARK = 'Ask Mia for the August figure';

test.describe('comments for oneself', { tag: '@mfe-evaluation' }, () => {
  test('I leave myself a comment on a slide, find it again and mark it done, and my export lacks it', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    const slides = ['Problem', 'Traction', 'Team'].map((title, place) => ({
      id: `s${place}`,
      kind: 'bullets',
      title,
      lines: [`What we say of the ${title.toLowerCase()}`],
    }));
    const deck = { name: 'Seed deck', company_name: 'Isferd', content: { theme: 'paper', slides } };
    const { id } = await founder.call<{ id: string }>('POST', '/pitch-decks/assistant/saved-decks/', deck);
    await logIn(page, founder);
    await page.goto(`/assistant/${id}`);
    await page.getByRole('button', { name: /^Slide 2: Traction/ }).click();

    await page.keyboard.press('Control+Alt+m');
    const field = page.getByRole('textbox', { name: 'New comment' });
    await expect(field).toBeFocused();
    await page.keyboard.type(REMARK);
    await page.keyboard.press('Enter');
    await sees(page.getByRole('button', { name: /^Slide 2: Traction ?, 1 comment$/ }));
    await sees(page.getByText(/^Saved \d/));

    await page.reload();
    await sees(page.getByRole('heading', { level: 2, name: 'Problem' }));
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page
      .getByRole('list', { name: 'Open comments on other slides' })
      .getByRole('button', { name: REMARK })
      .click();
    await sees(page.getByRole('heading', { level: 2, name: 'Traction' }));
    const here = page.getByRole('list', { name: 'Comments on this slide' });
    await sees(here.getByText(REMARK));

    const presentation = await openPackage(await readFile(await (await exportAs(page, 'PowerPoint (.pptx)')).path()));
    const texts = presentation.paths.map((path) => presentation.text(path)).join('\n');
    expect(texts).toContain('What we say of the traction');
    expect(texts).not.toContain('Mia');
    await page.keyboard.press('Escape');

    await here.getByRole('button', { name: 'Mark as done' }).click();
    await sees(here.getByRole('button', { name: 'Reopen' }));
    await sees(page.getByRole('button', { name: /^Slide 2: Traction$/ }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(page.getByRole('button', { name: /^Slide 2: Traction ?, 1 comment$/ }));
    expect(problems).toEqual([]);
  });
});
