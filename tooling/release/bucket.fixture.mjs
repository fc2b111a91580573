import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const PAGE = 3; // small, so that every list has several pages
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text) => text.replace(/[&<>]/g, (character) => ENTITIES[character]);
const sha256 = (body) => createHash('sha256').update(body).digest('hex');
const md5 = (body) => createHash('md5').update(body).digest('hex');

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether a write's conditions hold for the stored object. */
function allows({ 'if-match': match, 'if-none-match': none }, there) {
  if (none === '*') return there === undefined;
  if (match !== undefined) return there?.tag === match;
  return true;
}

/** One page of the objects and folders after a key. */
function pageOf(objects, { prefix = '', delimiter, 'continuation-token': after = '' }) {
  const names = new Map();
  for (const key of [...objects.keys()].sort()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    names.set(end < 0 ? key : key.slice(0, end + 1), end >= 0);
  }
  const rest = [...names].filter(([name]) => name > after);
  return { page: rest.slice(0, PAGE), more: rest.length > PAGE };
}

function listing(objects, query) {
  const { page, more } = pageOf(objects, query);
  const entries = page.map(([name, isFolder]) => {
    if (isFolder) return `<CommonPrefixes><Prefix>${escapeXml(name)}</Prefix></CommonPrefixes>`;
    const { body, at } = objects.get(name);
    return `<Contents><Key>${escapeXml(name)}</Key><Size>${body.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
  });
  const next = more ? `<NextContinuationToken>${escapeXml(page.at(-1)[0])}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
}

const refuse = (response, status, code) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function answer(objects, request, response, body) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const { authorization = '', 'x-amz-content-sha256': hash } = request.headers;
  if (!authorization.includes('Credential=a-key/')) return refuse(response, 403, 'AccessDenied');
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return refuse(response, 400, 'XAmzContentSHA256Mismatch');
  if (bucket !== 'releases') return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'GET' && key === '')
    return response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(listing(objects, Object.fromEntries(searchParams)));
  const there = objects.get(key);
  if (request.method === 'PUT') {
    if (!allows(request.headers, there)) return refuse(response, 412, 'PreconditionFailed');
    const tag = `"${md5(body)}"`;
    objects.set(key, { body, tag, at: new Date(), headers: request.headers });
    return response.writeHead(200, { etag: tag }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!there) return refuse(response, 404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start === undefined ? there.body : there.body.subarray(Number(start), Number(end) + 1);
  const headers = { etag: there.tag, 'last-modified': there.at.toUTCString(), 'content-length': part.length };
  response.writeHead(start === undefined ? 200 : 206, headers);
  return response.end(request.method === 'HEAD' ? undefined : part);
}

/**
 * An in-memory server for the part of S3 that releases use, with conditional writes. Its bucket is `releases`. The
 * maintained npm packages that emulate S3 do not support conditional writes.
 * @returns {Promise<{env: Record<string, string>, objects: Map<string, {body: Buffer, headers: object}>, requests:
 *   string[], close: () => Promise<void>}>} `env` has its address and key
 */
export async function serveBucket() {
  const objects = new Map();
  const requests = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(objects, request, response, await bodyOf(request));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${server.address().port}`,
    AWS_ACCESS_KEY_ID: 'a-key',
    AWS_SECRET_ACCESS_KEY: 'a-secret',
    AWS_REGION: 'eu-central-1',
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { env, objects, requests, close };
}
