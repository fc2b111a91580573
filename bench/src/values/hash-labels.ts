/**
 * Turns labels written by a reader into labels that hold no text: `node bench/src/values/hash-labels.ts DECKS LABELS
 * PART`, where LABELS has a file `<deck>.tsv` (slide, kind, value, label, picture) for each deck `<deck>.pdf` in DECKS,
 * and PART says whether the reader is improved on them. Prints rows of `labels.tsv`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from './tokens.ts';

const [decks = '', labels = '', part = 'kept apart'] = process.argv.slice(2);

console.log(['deck', 'part', 'slide', 'kind', 'picture', 'value', 'label', 'context'].join('\t'));
for (const name of readdirSync(labels).sort()) {
  const pdf = join(decks, name.replace(/\.tsv$/, '.pdf'));
  if (!name.endsWith('.tsv') || !existsSync(pdf)) continue;
  const deck = createHash('sha256').update(readFileSync(pdf)).digest('hex').slice(0, 16);
  for (const row of readFileSync(join(labels, name), 'utf8').split('\n').slice(1)) {
    const [slide = '', kind = '', value = '', label = '', picture = ''] = row.split('\t').map((cell) => cell.trim());
    const [own = '', ...context] = label.split(' | ');
    const hashed = [value, own, context.join(' ')].map((text) => tokensOf(text).join(' '));
    if (slide && hashed[0]) console.log([deck, part, slide, kind, picture && 'picture', ...hashed].join('\t'));
  }
}
