import { withoutStop } from '../sentences.ts';

/** What buyers may choose instead, and what is said of it. */
export interface Alternative {
  name: string;
  about: string;
}

const LONGEST = 260;
const NAMED = /^([\p{Lu}\d][^:–—]{1,40}?)\s?(?::|–|—)\s(.+)$/u;

/** Entries such as "Paper loggers: read after delivery". */
export const alternativeOf = (text: string): Alternative | null => {
  const [, name, about] = text.length > LONGEST ? [] : (NAMED.exec(withoutStop(text)) ?? []);
  return name && about ? { name, about } : null;
};
