import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { GENERAL, NAMED } from './deck-icon-words.ts';
import { reducedPath } from './icon-path.ts';

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string) => JSON.parse(readFileSync(resolve(`@tabler/icons/${name}`), 'utf8'));

type Nodes = Readonly<Record<string, readonly (readonly [string, { d: string }])[]>>;
type Listed = Readonly<Record<string, { tags: readonly (string | number)[] }>>;

/** Labels that are not their word with a capital letter. */
const LABELS: Readonly<Record<string, string>> = { api: 'API', dna: 'DNA', 'qr code': 'QR code', wifi: 'Wi-Fi' };
const labelOf = (word: string) => LABELS[word] ?? word.charAt(0).toUpperCase() + word.slice(1);

/** The names of icons in a list, each with its words. */
const entriesOf = (list: string): [string, string[]][] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return [name, words.split(', ')];
    });

const quoted = (words: readonly string[]) => `[${words.map((word) => JSON.stringify(word)).join(',')}]`;

/** Generates the source of the list of icons from the library. */
export function iconsSource(): string {
  const nodes: Nodes = fileOf('tabler-nodes-outline.json');
  const listed: Listed = fileOf('icons.json');
  const lists = [NAMED, GENERAL].map(entriesOf);
  const icons = lists.flatMap((entries, list) =>
    entries.map(([name, words]) => {
      const paths = nodes[name]?.map(([, { d }]) => reducedPath(d));
      if (!paths) throw new Error(`The library has no icon ${name}`);
      const label = (words[0] ?? '').replace('~', '');
      const said = words.filter((word) => !word.startsWith('~'));
      const unclear = words.filter((word) => word.startsWith('~')).map((word) => word.slice(1));
      const tags = (listed[name]?.tags ?? []).map((tag) => String(tag).toLowerCase().replaceAll('-', ' '));
      const also = [...new Set([...unclear, ...tags])].filter((tag) => tag !== label && !said.includes(tag));
      const own = [
        `label: ${JSON.stringify(labelOf(label))}`,
        `words: ${quoted(said)}`,
        `also: ${quoted(also)}`,
        ...(list === 1 ? ['isGeneral: true'] : []),
        `path: '${paths.join('')}'`,
      ];
      return `  '${name}': { ${own.join(', ')} },\n`;
    }),
  );
  return [
    '// Made by api/tools/deck-icons.ts from Tabler Icons (MIT, Copyright (c) 2020-2026 Paweł Kuna); not edited by hand.\n\n',
    "import type { DeckIcon } from './icons.ts';\n\n",
    `export const ICONS: Readonly<Record<string, DeckIcon>> = {\n${icons.join('')}};\n`,
  ].join('');
}

if (import.meta.main) {
  await writeFile(new URL('../../shared-api/src/deck-layout/icons.generated.ts', import.meta.url), iconsSource());
}
