import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json)$/;

/** Puts a Brotli and a gzip copy beside each text file, so that the server compresses nothing while it serves. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXT.test(name) || existsSync(`${file}.br`)) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
