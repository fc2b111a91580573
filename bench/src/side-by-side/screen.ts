import { launchBrowser } from '@northlight/e2e/browser';
import type { Page } from '@northlight/shared-api/deck-layout';
import sharp from 'sharp';
import type { ExportDeck } from '../../../api/src/decks/export/types.ts';
import { serveSite } from '../static-site.ts';
import { buildScreen } from './bundle.mjs';

const MARGIN = 64;

/** Starts a browser that draws slides with the editor's component. */
export async function openScreen(root: string, work: string, width: number) {
  const site = await serveSite(await buildScreen({ root, work }));
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  await page.goto(site.url);
  return {
    /** PNG files of the pages, in order. */
    async draw(pages: readonly Page[], images: ExportDeck['images']): Promise<Buffer[]> {
      const urls = Object.entries(images).map(([name, { data, type }]) => [
        name,
        `data:${type};base64,${Buffer.from(data).toString('base64')}`,
      ]);
      const setting = { pages, images: Object.fromEntries(urls) };
      await page.evaluate((given) => (globalThis as unknown as Drawing).draw(given.pages, given.images), setting);
      const pictures = await page.locator('main > svg').all();
      const tall = Math.ceil(pages.reduce((sum, { size }) => sum + (size.h / size.w) * width, 0)) + MARGIN;
      await page.setViewportSize({ width, height: tall });
      const whole = await page.screenshot({ animations: 'disabled' });
      const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
      return await Promise.all(
        boxes.map((box) => {
          if (!box) throw new Error('A slide was not drawn.');
          const place = { left: 0, top: Math.round(box.y), width, height: Math.round(box.height) };
          return sharp(whole).extract(place).png().toBuffer();
        }),
      );
    },
    async close() {
      await browser.close();
      site.close();
    },
  };
}

interface Drawing {
  draw: (pages: readonly Page[], images: Readonly<Record<string, string>>) => Promise<void>;
}
