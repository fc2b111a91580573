import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /\.(css|html|js|json|svg)$/;

/** What it wants from other hosts is refused at once, so that no visit waits for one that does not answer. */
const POLICY = "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src *";

/** The answer of its API to a guest. */
const GUEST = '{"data":null}';

/**
 * Serves a built single-page app on an origin of its own, on the terms of the product's server: compressed beforehand,
 * with the page for every path that is no file. Whatever is asked of `/api/` is answered as for a guest.
 * @throws {Error} if the folder contains no page
 */
export async function serveSite(dir: string) {
  const files = new Map(
    globSync('**/*.*', { cwd: dir }).map((file) => {
      const plain = readFileSync(join(dir, file));
      const encoded = COMPRESSED.test(file)
        ? { br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }) }
        : {};
      return [
        `/${file}` as string,
        { type: TYPES[extname(file)] ?? 'application/octet-stream', plain, ...encoded },
      ] as const;
    }),
  );
  const page = files.get('/index.html');
  if (!page) throw new Error(`${dir} contains no index.html.`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return response.writeHead(200, { 'content-type': TYPES['.json'] }).end(GUEST);
    const file = files.get(pathname) ?? page;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name) && name in file);
    response.writeHead(200, {
      'content-type': file.type,
      'content-security-policy': POLICY,
      ...(encoding && { 'content-encoding': encoding }),
    });
    return response.end(encoding ? file[encoding] : file.plain);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
