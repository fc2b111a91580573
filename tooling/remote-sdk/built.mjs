import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** What a browser needs of a build, as the product sends it of a release. */
export function entryOf(dist) {
  const { files, requires, cacheKeys, types, shared, ...entry } = JSON.parse(
    readFileSync(join(dist, 'remote.json'), 'utf8'),
  );
  return { ...entry, releasedAt: new Date().toISOString(), history: [] };
}

/** JSON for a script element, without characters that could end it. */
export const asScript = (value) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Sends a file. @returns {boolean} whether it exists */
export function sendFile(file, response) {
  if (!existsSync(file)) return false;
  response.writeHead(200, { 'content-type': TYPES[file.split('.').pop()] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
  return true;
}
