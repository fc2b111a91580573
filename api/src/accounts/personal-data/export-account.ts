import { Readable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';
import type { UserRow } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { filesOf } from './personal-data.ts';

type Zip = ZipWriter<unknown>;

const asText = (value: unknown) =>
  new Response(`${JSON.stringify(value, null, 2)}\n`).body as ReadableStream<Uint8Array>;

/** Adds a number to a name that is already in the archive. */
function nameOnce(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = name.replace(/(\.[^./]*)?$/, ` (${n})$1`);
  taken.add(free.toLowerCase());
  return free;
}

async function addFiles(context: Context, user: UserRow, zip: Zip): Promise<string[]> {
  const taken = new Set<string>();
  const lost: string[] = [];
  for (const { key, name } of await filesOf(context, user)) {
    if (name === null) continue;
    const file = await context.files.open(key);
    const path = nameOnce(`files/${name}`, taken);
    if (file) await zip.add(path, Readable.toWeb(file.stream) as ReadableStream<Uint8Array>);
    else lost.push(path);
  }
  return lost;
}

async function pack(context: Context, user: UserRow, zip: Zip): Promise<void> {
  const { config, db, clock, personalData } = context;
  for (const { name, read } of personalData) {
    if (name && read) await zip.add(`${name}.json`, asText(await read(db, user)));
  }
  const lost = await addFiles(context, user, zip);
  await zip.add(
    'about.json',
    asText({
      product: config.productName,
      exported_at: clock().toISOString(),
      account: user.email,
      ...(lost.length > 0 && { files_that_could_not_be_read: lost }),
    }),
  );
  await zip.close();
}

/**
 * Streams all personal data as a ZIP while it is packed. An error aborts the stream, so that a partial archive is never
 * taken for a complete one.
 */
export function exportAccount(context: Context, user: UserRow): { archive: Readable; packed: Promise<void> } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false, bufferedWrite: false, level: 1 });
  const packed = pack(context, user, zip).catch(async (error) => {
    await writable.abort(error).catch(() => {});
    throw error;
  });
  packed.catch(() => {});
  return { archive: Readable.fromWeb(readable as never), packed };
}
