import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DrawDeck, ReadDeck } from '../../src/decks/context.ts';
import { drawDeck } from '../../src/decks/reading/draw-deck.ts';
import { readDeck } from '../../src/decks/reading/read-deck.ts';
import type { TakePicture } from '../../src/decks/reading/reader-process.ts';

/** Remembers what a function makes of a file, by the file's content. */
function once<T>(make: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return async (path) => {
    const content = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const result = made.get(content) ?? make(path);
    made.set(content, result);
    return await result;
  };
}

/** The real deck reader, which starts a process, but only once for each content. */
export function readingOnce(): ReadDeck {
  const read = once((path) => readDeck(path));
  return (path) => read(path);
}

/** Longest side of the drawn slides in pixels, less than the server's. */
const SIDE = 160;

/** The real drawing of slides, smaller, and only once for each content. */
export function drawingOnce(): DrawDeck {
  const draw = once(async (path) => {
    const pictures: Parameters<TakePicture>[] = [];
    const take: TakePicture = async (...picture) => void pictures.push(picture);
    return { pictures, slides: await drawDeck(path, { side: SIDE, take }) };
  });
  return async (path, { take }) => {
    const { pictures, slides } = await draw(path);
    for (const picture of pictures) await take(...picture);
    return slides;
  };
}
