import { at, child, type Element, numberAt } from '../package/xml.ts';

/** Size in hundredths of a point and bullets, by level; undefined where a list style does not say. */
export type TextStyles = readonly { size: number | undefined; bullet: boolean | undefined }[];

const LEVELS = 9;
const DEFAULT_SIZE = 1800;

/** The styles of an element with `lvl1pPr` to `lvl9pPr`. */
export function listStyles(list: Element | undefined): TextStyles {
  return Array.from({ length: list ? LEVELS : 0 }, (_, level) => {
    const properties = child(list, `lvl${level + 1}pPr`);
    const isMarked = child(properties, 'buChar') ?? child(properties, 'buAutoNum');
    return {
      size: numberAt(at(properties, 'defRPr'), 'sz') ?? undefined,
      bullet: isMarked ? true : child(properties, 'buNone') ? false : undefined,
    };
  });
}

/** What the first style that says so gives a level. */
export function styleOfLevel(styles: readonly TextStyles[], level: number): { size: number; bullet: boolean } {
  return {
    size: styles.map((style) => style[level]?.size).find((size) => size !== undefined) ?? DEFAULT_SIZE,
    bullet: styles.map((style) => style[level]?.bullet).find((bullet) => bullet !== undefined) ?? false,
  };
}
