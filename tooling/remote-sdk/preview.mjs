import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from './build.mjs';

const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** What a browser needs of a build, as the product sends it of a release. */
function entryOf(dist) {
  const { files, requires, cacheKeys, types, shared, ...entry } = JSON.parse(
    readFileSync(join(dist, 'remote.json'), 'utf8'),
  );
  return { ...entry, releasedAt: new Date().toISOString(), history: [] };
}

/** The registry of the product with the build in it. */
const withBuild = ({ remotes, ...registry }, dist) => {
  const entry = entryOf(dist);
  return { ...registry, remotes: [...remotes.filter(({ name }) => name !== entry.name), entry] };
};

const asScript = (value) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The product's page with the build in its registry. */
const pageWithBuild = (html, dist) =>
  html.replace(
    /(<script id="remotes"[^>]*>)(.*?)(?=<\/script>)/s,
    (_, start, registry) => start + asScript(withBuild(JSON.parse(registry), dist)),
  );

/** Sends a file of the build. @returns {boolean} whether it is one */
function sendFile(pathname, dist, response) {
  const { name, release } = entryOf(dist);
  const [, file] = pathname.match(new RegExp(`^/remotes/${name}/[^/]+/([\\w-][\\w.-]*)$`)) ?? [];
  if (!file || !pathname.includes(`/${release}/`) || !existsSync(join(dist, file))) return false;
  response.writeHead(200, { 'content-type': TYPES[file.split('.').pop()] ?? 'application/octet-stream' });
  createReadStream(join(dist, file)).pipe(response);
  return true;
}

/** Passes a request on to the product. `change` rewrites the body of the answer. */
async function pass(request, response, product, change) {
  const url = new URL(request.url, product);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { ...request.headers, host: url.host, ...(change && { 'accept-encoding': 'identity' }) };
  if (headers.origin) headers.origin = product.origin;
  for (const name of change ? ['if-none-match', 'if-modified-since'] : []) delete headers[name];
  const upstream = send(url, { method: request.method, headers });
  request.pipe(upstream);
  const [answer] = await once(upstream, 'response');
  if (!change) {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    return;
  }
  const body = change(await text(answer));
  const { etag: _, 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
  response.writeHead(answer.statusCode === 404 ? 200 : answer.statusCode, { ...rest, 'cache-control': 'no-store' });
  response.end(body);
}

/**
 * Serves a remote's build in the shell of a running product, which also answers the API. Only this address has the
 * build; the product stays as it is.
 * @param {string} dir folder of the remote
 * @param {{product: string, port: number}} options address of the product
 * @returns {Promise<import('node:http').Server>}
 */
export async function preview(dir, { product, port }) {
  if (!URL.canParse(product ?? '')) throw new Error('Name a running product: --product http://localhost:8080.');
  await build(dir);
  const dist = join(dir, 'dist');
  const target = new URL(product);
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url, target);
      if (sendFile(pathname, dist, response)) return;
      const isPage = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
      const asRegistry = (body) => asScript(withBuild(JSON.parse(body), dist));
      const asPage = (html) => pageWithBuild(html, dist);
      await pass(request, response, target, pathname === '/remotes.json' ? asRegistry : isPage ? asPage : null);
    } catch (error) {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${target.origin} did not answer: ${error.message}`);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  console.log(`The remote is in the product at http://localhost:${server.address().port}/.`);
  return server;
}
