import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

/**
 * Words as vectors, in which words of like use are close: GloVe (Pennington, Socher, Manning 2014; 6 billion words;
 * PDDL 1.0), the commonest words by their stems, each coordinate as a byte. Made by `npm run bench -- word-vectors`.
 */
const FILE = new URL('./word-vectors.bin', import.meta.url);
export const DIMENSIONS = 100;
const LARGEST = 127;
const SEPARATOR = 0;

/** A file of vectors: the words, each with a zero byte after it, a zero byte, and their vectors in the same order. */
export function encode(vectors: ReadonlyMap<string, readonly number[]>): Buffer {
  const names = Buffer.from(`${[...vectors.keys()].map((word) => `${word}\0`).join('')}\0`);
  const bytes = [...vectors.values()].map((vector) => {
    const most = Math.max(...vector.map(Math.abs));
    return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / most) * LARGEST)).buffer);
  });
  return Buffer.concat([names, ...bytes]);
}

interface Vectors {
  words: readonly string[];
  at: ReadonlyMap<string, number>;
  coordinates: Int8Array;
  lengths: Float64Array;
}

let loaded: Vectors | undefined;

function vectors(): Vectors {
  if (loaded) return loaded;
  const file = readFileSync(FILE);
  const end = file.indexOf(Buffer.from([SEPARATOR, SEPARATOR]));
  const words = file.subarray(0, end).toString().split('\0');
  const coordinates = new Int8Array(file.buffer, file.byteOffset + end + 2, words.length * DIMENSIONS);
  const lengths = Float64Array.from(words, (_, at) => Math.sqrt(dot(coordinates, at, at)));
  loaded = { words, at: new Map(words.map((word, at) => [word, at])), coordinates, lengths };
  return loaded;
}

function dot(coordinates: Int8Array, one: number, other: number): number {
  let sum = 0;
  for (let place = 0; place < DIMENSIONS; place += 1) {
    sum += (coordinates[one * DIMENSIONS + place] ?? 0) * (coordinates[other * DIMENSIONS + place] ?? 0);
  }
  return sum;
}

/** Cosine from which two words are taken to be used alike. Unrelated words are rarely above 0.5. */
const ALIKE = 0.6;
const known = new LRUCache<string, ReadonlyMap<string, number>>({ max: 500 });
const NONE: ReadonlyMap<string, number> = new Map();

/** Stems of words that are used like this one, with the cosine of their vectors, 0 to 1. */
export function usedLike(term: string): ReadonlyMap<string, number> {
  const before = known.get(term);
  if (before) return before;
  const { words, at, coordinates, lengths } = vectors();
  const own = at.get(term);
  if (own === undefined) return NONE;
  const alike = new Map<string, number>();
  for (const [other, word] of words.entries()) {
    const cosine = dot(coordinates, own, other) / ((lengths[own] ?? 1) * (lengths[other] ?? 1));
    if (cosine >= ALIKE && other !== own) alike.set(word, cosine);
  }
  known.set(term, alike);
  return alike;
}

const COMMON = 6000;

/** Whether a word is among those that everybody uses, so that it is hardly a name. */
export const isCommon = (term: string): boolean => (vectors().at.get(term) ?? COMMON) < COMMON;
