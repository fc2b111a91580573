import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { asScript, entryOf } from './built.mjs';

/** The product's registry with the build in it. */
const withBuild = ({ remotes, ...registry }, dist) => {
  const entry = entryOf(dist);
  return { ...registry, remotes: [...remotes.filter(({ name }) => name !== entry.name), entry] };
};

const registryWithBuild = (body, dist) => asScript(withBuild(JSON.parse(body), dist));

/** The product's page with the build in its registry. The browser renders it, because the server did so without it. */
const pageWithBuild = (html, dist) =>
  html
    .replace(
      /(<script id="remotes"[^>]*>)(.*?)(?=<\/script>)/s,
      (_, start, registry) => start + registryWithBuild(registry, dist),
    )
    .replace(/(<script id="answers"[^>]*>).*?(?=<\/script>)/s, '$1');

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
  const status = answer.statusCode === 404 ? 200 : answer.statusCode; // the product does not know the remote's paths
  response.writeHead(status, { ...rest, 'cache-control': 'no-store' });
  response.end(body);
}

/**
 * Answers as a running product does, with the build in its registry. The product itself stays as it is.
 * @param {string} address of the product
 * @param {string} dist folder of the build
 */
export function fromProduct(address, dist) {
  if (!URL.canParse(address)) throw new Error(`${address} is no address such as http://localhost:8080.`);
  const product = new URL(address);
  return async (request, response, { pathname, isPage }) => {
    const change = pathname === '/remotes.json' ? registryWithBuild : isPage ? pageWithBuild : null;
    await pass(request, response, product, change && ((body) => change(body, dist)));
  };
}
