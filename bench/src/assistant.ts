import { launchBrowser, newPerson } from '@northlight/e2e/browser';
import { startProduct } from '@northlight/e2e/product';
import type { Browser } from 'playwright-core';
import { logIn, quantile, typingIn } from './typing.ts';

const FEW = 1;
const MANY = 60;
const KEYS = 80;
const LINE = 'Eleven point four per cent of the trips that we watched arrived outside their range';

/** A deck with this many slides, realistically full; every third slide is a chart. */
const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const common = { id: `s${place}`, title: `Slide ${place + 1}: what we know by now`, notes: LINE };
    if (place % 3 === 1)
      return {
        ...common,
        kind: 'table',
        table: { columns: ['', 'A', 'B'], rows: Array(6).fill(['Fleet', '41', '$64K']) },
      };
    if (place % 3 === 2) {
      const categories = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
      const series = [{ name: 'Revenue', values: [9, 12, 18, 21, 40, 64] }];
      return { ...common, kind: 'chart', source: 'Billing', chart: { type: 'bar', unit: '$K', categories, series } };
    }
    return { ...common, kind: 'bullets', lines: Array(6).fill(LINE) };
  });

/** Times from key press to the next frame, in the form fields and on the slide canvas. */
async function measure(browser: Browser, url: string, count: number) {
  const { context, page } = await newPerson(browser);
  const headers = await logIn(page, url, 'founder@demo.test');
  const made = await page.request.post(`${url}/api/pitch-decks/assistant/saved-decks/`, {
    headers,
    data: { name: `${count} slides`, company_name: 'Isferd', content: { theme: 'paper', slides: slidesOf(count) } },
  });
  if (!made.ok()) throw new Error(await made.text());
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${url}/assistant/${id}`);
  const title = page.getByRole('textbox', { name: 'Slide title' });
  await title.focus();
  await page.waitForLoadState('networkidle');
  const fields = await typingIn(page, () => title.pressSequentially('a '.repeat(KEYS / 2), { delay: 40 }));
  await page
    .getByRole('img', { name: /^Slide 1: / })
    .locator('[data-field="lines.0"]')
    .click();
  const place = page.getByRole('textbox', { name: 'Text on the slide' });
  const canvas = await typingIn(page, () => place.pressSequentially('a '.repeat(KEYS / 2), { delay: 40 }));
  await context.close();
  return { fields, canvas };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  const few = await measure(browser, product.url, FEW);
  const many = await measure(browser, product.url, MANY);
  console.log(
    `A deck of ${MANY} slides beside one of ${FEW}, in milliseconds from the key to its frame; 50 is the most:`,
  );
  console.table(
    (['fields', 'canvas'] as const).flatMap((what) =>
      [0.5, 0.95].map((part) => {
        const [small, large] = [quantile(few[what], part), quantile(many[what], part)];
        return {
          what: { fields: 'key in a field', canvas: 'key on the slide' }[what],
          quantile: `p${part * 100}`,
          few: rounded(small),
          many: rounded(large),
          ratio: rounded(large / small),
        };
      }),
    ),
  );
} finally {
  await browser.close();
  await product.stop();
}
