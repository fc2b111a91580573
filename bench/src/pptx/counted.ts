/** What a file holds, or what arrived of it. Texts may repeat. */
export interface Counted {
  words: string[];
  numbers: string[];
  cells: string[];
  values: string[];
  notes: string[];
  pictures: number;
}

export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const wordsIn = (texts: readonly string[]) => texts.flatMap(tokensOf).filter((token) => !/\p{N}/u.test(token));

export const numbersIn = (texts: readonly string[]) => texts.flatMap(tokensOf).filter((token) => /\p{N}/u.test(token));

/** What is there and not here, each as often as it is missing. */
export function missing(there: readonly string[], here: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of here) left.set(one, (left.get(one) ?? 0) + 1);
  return there.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

export const kept = (there: readonly string[], here: readonly string[]) => there.length - missing(there, here).length;
