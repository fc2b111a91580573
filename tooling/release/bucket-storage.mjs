import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { filesIn, readBuild } from './built.mjs';
import { copiesOf, gzipBytes } from './compress.mjs';
import { folderOf, markOf, placeOf, SHELL, TYPES, urlsOf } from './layout.mjs';

const YEAR = 'public, max-age=31536000, immutable';
const TYPES_BY_END = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};
const ENCODINGS = { '.br': 'br', '.gz': 'gzip' };
const MOST_TRIES = 20;
const UPLOADS = 8;

const typeOf = (name) => TYPES_BY_END[name.split('.').pop()] ?? 'application/octet-stream';
const isMissing = (error) => error.name === 'NoSuchKey' || error.$metadata?.httpStatusCode === 404;
/** Another process has changed the object (412) or is changing it now (409). */
const isConflict = (error) => [409, 412].includes(error.$metadata?.httpStatusCode);

/** Bucket and prefix of an address. @throws {Error} if it names no bucket */
function parseAddress(address) {
  const { hostname: bucket, pathname } = URL.canParse(address) ? new URL(address) : { hostname: '', pathname: '' };
  if (!bucket) throw new Error(`RELEASES has to look like s3://bucket/prefix, not ${address}.`);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix && `${prefix}/` };
}

/** Client configured by the standard AWS variables. S3_ENDPOINT sets another provider's address. */
function createClient() {
  const { S3_ENDPOINT: endpoint, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const region = AWS_REGION ?? AWS_DEFAULT_REGION ?? 'us-east-1';
  return new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) });
}

const isOfBucket = ({ $metadata, name, code }) =>
  $metadata !== undefined ||
  name === 'CredentialsProviderError' ||
  /^E(CONN|NOTFOUND|AI_|TIMEDOUT|HOST|PIPE)/.test(code);

/** Turns known bucket errors into one sentence; other errors pass through. */
async function explained(place, work) {
  try {
    return await work();
  } catch (error) {
    if (!isOfBucket(error)) throw error;
    const reason = (error.message || error.code || error.name).replace(/\.$/, '');
    throw new Error(`${place} could not be used: ${reason}.`, { cause: error });
  }
}

/** Processes items, a few at a time. */
async function eachOf(items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: UPLOADS }, worker));
}

/**
 * Stores releases in a bucket, with the same layout as in a folder. There is no lock: the registry is written only if
 * it has not changed since it was read; otherwise the change is retried.
 * @param {string} address `s3://bucket/prefix`
 * @returns {import('./storage.mjs').Storage}
 * @throws {Error} if the address names no bucket
 */
export function bucketStorage(address, client = createClient()) {
  const { bucket, prefix } = parseAddress(address);
  const registryKey = `${prefix}remotes.json`;
  const send = (Command, input) => client.send(new Command({ Bucket: bucket, ...input }));

  /** An object's text and ETag; null if there is none. */
  async function get(key) {
    try {
      const { Body, ETag } = await send(GetObjectCommand, { Key: key });
      return { text: await Body.transformToString(), tag: ETag };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function list(options) {
    const found = { objects: [], folders: [] };
    let token;
    do {
      const page = await send(ListObjectsV2Command, { ...options, ContinuationToken: token });
      found.objects.push(...(page.Contents ?? []));
      found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix));
      token = page.NextContinuationToken;
    } while (token);
    return found;
  }

  function parse(text) {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${address}/remotes.json is damaged: remove it and release again.`);
    }
  }

  /** Adds an immutable file. An existing one has the same content, because its folder or file is named by its hash. */
  async function put(key, body, options) {
    try {
      await send(PutObjectCommand, { Key: key, Body: body, CacheControl: YEAR, IfNoneMatch: '*', ...options });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }

  async function putWithCopies(place, content) {
    const type = typeOf(place);
    await put(prefix + place, content, { ContentType: type });
    for (const [suffix, copy] of Object.entries(copiesOf(place, content)))
      await put(prefix + place + suffix, copy, { ContentType: type, ContentEncoding: ENCODINGS[suffix] });
  }

  const markKey = (name, release) => prefix + folderOf(name, release) + markOf(name);

  async function readMark(name, release) {
    const mark = await get(markKey(name, release));
    return mark && JSON.parse(mark.text);
  }

  async function readTypes(name, release) {
    const types = await get(prefix + folderOf(name, release) + TYPES);
    return types && JSON.parse(types.text).files;
  }

  async function tryChange(work) {
    const before = await get(registryKey);
    const registry = before ? parse(before.text) : { remotes: [] };
    const after = await work(registry);
    if (after === registry) return after;
    await send(PutObjectCommand, {
      Key: registryKey,
      Body: JSON.stringify(after),
      ContentType: TYPES_BY_END.json,
      CacheControl: 'no-cache',
      ...(before ? { IfMatch: before.tag } : { IfNoneMatch: '*' }),
    });
    return after;
  }

  async function change(work) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryChange(work);
      } catch (error) {
        if (!isConflict(error) || tries === MOST_TRIES) throw error;
        await pause(50 * tries * (1 + Math.random()));
      }
    }
  }

  async function addedAt(name, release) {
    return (await send(HeadObjectCommand, { Key: markKey(name, release) })).LastModified;
  }

  async function releases(name) {
    const all = prefix + folderOf(name);
    const { folders } = await list({ Prefix: all, Delimiter: '/' });
    const names = folders.map((folder) => folder.slice(all.length, -1));
    const dated = await Promise.all(
      names.map(async (release) => {
        const isThere = await readMark(name, release);
        return isThere && { release, at: await addedAt(name, release) };
      }),
    );
    return dated
      .filter(Boolean)
      .sort((a, b) => b.at - a.at)
      .map(({ release }) => release);
  }

  async function measure(name, release) {
    const named = new Set(urlsOf(await readMark(name, release)).flatMap((url) => [url, `${url}.gz`]));
    const urlOf = (key) => `/${key.slice(prefix.length)}`;
    const { objects } = await list({ Prefix: prefix + (name === SHELL ? 'shell/' : folderOf(name, release)) });
    const sizes = objects.map(({ Key, Size }) => [urlOf(Key), Size]).filter(([url]) => named.has(url));
    return { gzip: gzipBytes(new Map(sizes)), addedAt: await addedAt(name, release) };
  }

  async function add(built) {
    const found = readBuild(built);
    const { name, release } = found;
    if (await readMark(name, release)) return found;
    const mark = markOf(name);
    await eachOf(
      filesIn(built).filter((file) => file !== mark),
      async (file) => {
        const place = placeOf(found, file);
        if (place !== null) await putWithCopies(place, readFileSync(join(built, file)));
      },
    );
    await put(markKey(name, release), readFileSync(join(built, mark)), { ContentType: TYPES_BY_END.json });
    return found;
  }

  const plain = {
    exclusively: (work) => work(),
    readRegistry: async () => {
      const found = await get(registryKey);
      return found ? parse(found.text) : { remotes: [] };
    },
    change,
    releases,
    read: readMark,
    readTypes,
    measure,
    add,
  };
  return Object.fromEntries(
    Object.entries(plain).map(([name, work]) => [name, async (...args) => explained(address, () => work(...args))]),
  );
}
