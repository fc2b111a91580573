import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from './build.mjs';
import { entryOf, sendFile } from './built.mjs';
import { fromMocks } from './emulator.mjs';
import { fromProduct } from './product.mjs';

/** The file of the build that a path names; null if it names none. */
function builtFile(pathname, dist) {
  const { name, release } = entryOf(dist);
  const root = `/remotes/${name}/${release}/`;
  const file = pathname.startsWith(root) ? pathname.slice(root.length) : '';
  return /^[\w-][\w.-]*$/.test(file) ? join(dist, file) : null;
}

/**
 * Serves a remote's build in the shell: that of a running product, which then also answers the API, or that of the SDK,
 * with the remote's mocks.
 * @param {string} dir folder of the remote
 * @param {{product?: string, port: number}} options address of the product; none for mocks
 * @returns {Promise<import('node:http').Server>}
 */
export async function preview(dir, { product, port }) {
  const dist = join(dir, 'dist');
  const answer = product ? fromProduct(product, dist) : await fromMocks(dir, dist);
  await build(dir);
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url, 'http://localhost');
      const file = builtFile(pathname, dist);
      if (file && sendFile(file, response)) return;
      const isPage = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
      await answer(request, response, { pathname, isPage });
    } catch (error) {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`This could not be answered: ${error.message}`);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const where = product ? `the product of ${product}` : 'a shell of its own, with src/mocks.ts as the API';
  console.log(`The remote is at http://localhost:${server.address().port}/, in ${where}.`);
  return server;
}
