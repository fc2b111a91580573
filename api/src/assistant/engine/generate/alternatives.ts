import { withoutStop } from '../sentences.ts';

/** An alternative that buyers may choose, and its description. */
export interface Alternative {
  name: string;
  about: string;
}

const LONGEST = 260;
const NAMED = /^([\p{Lu}\d][^:–—]{1,40}?)\s?(?::|–|—)\s(.+)$/u;

/** Parses entries such as "Paper loggers: read after delivery". */
export const alternativeOf = (text: string): Alternative | null => {
  const [, name, about] = text.length > LONGEST ? [] : (NAMED.exec(withoutStop(text)) ?? []);
  return name && about ? { name, about } : null;
};
