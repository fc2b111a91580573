import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json)$/;
const COMPRESSED = /\.(br|gz)$/;

/** The Brotli and the gzip copy of a text file, by the suffix of their names; none of other files. */
export function copiesOf(name, content) {
  if (!TEXT.test(name)) return {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level: 9 }) };
}

/** Puts the copies beside each text file, so that the server compresses nothing while it serves. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXT.test(name) || existsSync(`${file}.br`)) continue;
    for (const [suffix, copy] of Object.entries(copiesOf(name, readFileSync(file))))
      writeFileSync(`${file}${suffix}`, copy);
  }
}

/** Bytes that a release's files take as they travel with gzip. @param {Map<string, number>} sizes by name */
export function gzipBytes(sizes) {
  const served = [...sizes.keys()].filter((name) => !COMPRESSED.test(name) && name !== 'remote.json');
  return served.reduce((sum, name) => sum + (sizes.get(`${name}.gz`) ?? sizes.get(name)), 0);
}
