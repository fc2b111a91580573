import sharp from 'sharp';
import { readStories, type StoryEntry } from '../test/catalogue.ts';
import { type Stage, showStory } from '../test/stage.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const WINDOW = { width: 800, height: 480 };

/** Design system stories; only these have baseline images. */
export const readPictured = (): StoryEntry[] => readStories().filter(({ title }) => title.startsWith('Design system/'));

/** Screenshots a story in every theme as lossless WebP, once fonts and images have loaded. */
export async function takePictures(stage: Stage, id: string): Promise<Record<Theme, Buffer>> {
  const { page } = stage;
  await page.setViewportSize(WINDOW);
  await page.mouse.move(WINDOW.width - 1, WINDOW.height - 1);
  await showStory(stage, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const pictures: Partial<Record<Theme, Buffer>> = {};
  for (const theme of THEMES) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown;
    }, theme);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    pictures[theme] = await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
  }
  return pictures as Record<Theme, Buffer>;
}
