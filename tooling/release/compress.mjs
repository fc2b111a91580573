import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text that browsers request; bundles for the server are not among them. */
const TEXT = /^(?!.*(?:^|[\\/])server[.-][^\\/]*$).*\.(js|css|svg|json)$/;
const COMPRESSED = /\.(br|gz)$/;

/** Brotli and gzip copies of a text file, by file suffix; none for other files. */
export function copiesOf(name, content) {
  if (!TEXT.test(name)) return {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level: 9 }) };
}

/** Writes the copies next to each text file, so the server does not compress at run time. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXT.test(name) || existsSync(`${file}.br`)) continue;
    for (const [suffix, copy] of Object.entries(copiesOf(name, readFileSync(file))))
      writeFileSync(`${file}${suffix}`, copy);
  }
}

/** Total size of files in bytes, with gzip where there is such a copy. @param {Map<string, number>} sizes by name */
export function gzipBytes(sizes) {
  const served = [...sizes.keys()].filter((name) => !COMPRESSED.test(name));
  return served.reduce((sum, name) => sum + (sizes.get(`${name}.gz`) ?? sizes.get(name)), 0);
}
