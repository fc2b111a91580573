// Measures the cost of 1,000 evaluations: CPU, memory, disk, database rows and response sizes, for text decks and
// scanned decks. Runs on SQLite and, if POSTGRES_URL names a server on which databases may be created, on PostgreSQL.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '@northlight/e2e/product';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { postgres } from '../../api/src/platform/database/postgres.ts';
import { goodDeck, goodSlides, makeDeck, scannedDeck } from '../../api/test/decks/index.ts';
import { readBy } from '../../api/test/model-server/answers.ts';
import { startModelServer } from '../../api/test/model-server/index.ts';

const DECKS = Number(process.env.DECKS ?? 40);
const SCANS = Number(process.env.SCANS ?? 6);
const AT_ONCE = 2;
const TICKS = 100;
const MB = 1024 * 1024;
const LETTERS_PER_TOKEN = 4;

interface Product {
  url: string;
  pid: number;
  dataDir: string;
}

/** CPU seconds of a server, including those of its finished reader processes. */
async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'latin1')).split(') ').at(-1)?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
}

const rssOf = async (pid: number | string): Promise<number> =>
  Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'latin1').catch(() => ''))?.[1] ?? 0) * 1024;

/** Memory of the server and of its reader processes. */
async function memoryOf(pid: number) {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1').catch(() => '')).trim().split(/\s+/);
  const sizes = await Promise.all(children.filter(Boolean).map(rssOf));
  return { server: await rssOf(pid), readers: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Total size in bytes of the files below a folder. */
async function sizeOf(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => null)));
  return sizes.reduce((sum, one) => sum + (one?.size ?? 0), 0);
}

const databaseSize = async ({ dataDir }: Product, db: Kysely<unknown> | null): Promise<number> => {
  if (!db) {
    const file = join(dataDir, 'northlight.sqlite');
    const sqlite = new BetterSqlite3(file);
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    sqlite.close();
    return (await stat(file)).size;
  }
  await sql`checkpoint`.execute(db).catch(() => {});
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
  return rows[0]?.size ?? 0;
};

async function signUp({ url }: Product): Promise<Record<string, string>> {
  const password = 'trailers at minus eighteen';
  const person = { email: 'sizing@example.test', password, password2: password, first_name: 'An', last_name: 'Ek' };
  const answer = await fetch(`${url}/api/accounts/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { access } = (await answer.json()) as { access: string };
  return { authorization: `Bearer ${access}` };
}

/** Reads a response body. @throws if the response is an error */
async function bytesOf(answer: Response): Promise<Buffer> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${answer.status}: ${body.toString('utf8').slice(0, 200)}`);
  return body;
}

async function evaluate({ url }: Product, headers: Record<string, string>, deck: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(deck)], { type: 'application/pdf' }), 'deck.pdf');
  const body = await bytesOf(await fetch(`${url}/api/pitch-decks/evaluate/`, { method: 'POST', headers, body: form }));
  return { id: (JSON.parse(body.toString('utf8')) as { id: string }).id, bytes: body.length };
}

/** Opens a result with all its slides, as the results page does. @returns the bytes received */
async function look({ url }: Product, headers: Record<string, string>, id: string): Promise<number> {
  const at = `${url}/api/pitch-decks/evaluations/${id}/`;
  const result = await bytesOf(await fetch(at, { headers }));
  const list = await bytesOf(await fetch(`${at}slides/`, { headers }));
  const { slides } = JSON.parse(list.toString('utf8')) as { slides: { image_url: string }[] };
  let bytes = result.length + list.length;
  for (const { image_url } of slides)
    bytes += (await bytesOf(await fetch(new URL(image_url, url), { headers }))).length;
  return bytes;
}

interface Cost {
  seconds: number;
  processor: number;
  server: number;
  readers: number;
  files: number;
  rows: number;
  sent: number;
}

/** Average cost per deck of some work. */
async function costOf(
  product: Product,
  db: Kysely<unknown> | null,
  count: number,
  work: (at: number) => Promise<number>,
): Promise<Cost> {
  const files = join(product.dataDir, 'files');
  const before = {
    processor: await processorSeconds(product.pid),
    files: await sizeOf(files),
    rows: await databaseSize(product, db),
  };
  const most = { server: 0, readers: 0 };
  const sampling = setInterval(async () => {
    const now = await memoryOf(product.pid).catch(() => most);
    most.server = Math.max(most.server, now.server);
    most.readers = Math.max(most.readers, now.readers);
  }, 50);
  const began = performance.now();
  let sent = 0;
  let next = 0;
  const worker = async () => {
    while (next < count) sent += await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  return {
    seconds: seconds / count,
    processor: ((await processorSeconds(product.pid)) - before.processor) / count,
    ...most,
    files: ((await sizeOf(files)) - before.files) / count,
    rows: ((await databaseSize(product, db)) - before.rows) / count,
    sent: sent / count,
  };
}

const row = (name: string, cost: Cost, base: Cost) =>
  [
    `  ${name.padEnd(30)}`,
    `processor ${((cost.processor * 1000) / 60).toFixed(1)} min (${(cost.processor / base.processor).toFixed(2)}×)`,
    `elapsed ${((cost.seconds * 1000) / 60).toFixed(1)} min`,
    `server ${Math.round(cost.server / MB)} MB, readers ${Math.round(cost.readers / MB)} MB at most`,
    `files ${((cost.files * 1000) / MB).toFixed(0)} MB`,
    `database ${((cost.rows * 1000) / MB).toFixed(1)} MB`,
    `sent ${((cost.sent * 1000) / MB).toFixed(1)} MB`,
  ].join(' | ');

/** Makes every deck different. */
async function textDeck(_: unknown, at: number): Promise<Uint8Array> {
  const appendix = { title: `Appendix ${at + 1}`, bullets: [`This is deck number ${at + 1}.`] };
  return await (await makeDeck('Coldframe', [...goodSlides, appendix])).save();
}
const texts = await Promise.all(Array.from({ length: DECKS }, textDeck));
const plain = await goodDeck();
const scan = await scannedDeck(plain);

async function measure(name: string, env: Record<string, string>, db: Kysely<unknown> | null, first?: Cost) {
  const product = await startProduct({
    DEMO: 'off',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    DECK_READERS: String(AT_ONCE),
    ...env,
  });
  try {
    const headers = await signUp(product);
    await evaluate(product, headers, plain); // warm-up, so that one-time loading does not count
    const ids: string[] = [];
    const work = (decks: (at: number) => Uint8Array) => async (at: number) => {
      const { id, bytes } = await evaluate(product, headers, decks(at));
      ids.push(id);
      return bytes;
    };
    const text = await costOf(
      product,
      db,
      DECKS,
      work((at) => texts[at] ?? plain),
    );
    const base = first ?? text;
    console.log(`${name}, for 1,000`);
    console.log(row(`decks of ${goodSlides.length + 1} slides of text`, text, base));
    const opened = await costOf(product, db, DECKS, (at) => look(product, headers, ids[at] ?? ''));
    console.log(row('  each opened with its slides', opened, base));
    if (!first) {
      const scans = await costOf(
        product,
        db,
        SCANS,
        work(() => scan),
      );
      console.log(row('decks of scanned slides', scans, base));
    }
    return text;
  } finally {
    await product.stop();
  }
}

/** Tokens sent and received for one evaluation. Estimated with a mock model, because token counts differ by model. */
async function tokens() {
  let written = 0;
  const model = await startModelServer((asked) => {
    const text = readBy(asked);
    written += text.length;
    return { text };
  });
  const env = { AI_ENGINE: 'llm', AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'local-1' };
  const product = await startProduct({ DEMO: 'off', LOG_LEVEL: 'error', ...env });
  try {
    await evaluate(product, await signUp(product), plain);
    const letters = model.asked.reduce((sum, { body }) => sum + JSON.stringify(body.messages).length, 0);
    const [sent, answered] = [letters, written].map((count) => Math.round(count / LETTERS_PER_TOKEN));
    console.log(
      `With a language model, a deck of ${goodSlides.length} slides: ${model.asked.length} call, about ${sent} tokens sent and ${answered} written at ${LETTERS_PER_TOKEN} letters a token`,
    );
  } finally {
    await product.stop();
    await model.close();
  }
}

const first = await measure('SQLite', {}, null);
const { POSTGRES_URL } = process.env;
if (POSTGRES_URL) {
  const name = `northlight_sizing_${process.pid}`;
  const server = new Kysely<unknown>({ dialect: postgres(POSTGRES_URL).dialect });
  await sql.raw(`create database ${name} template template0`).execute(server);
  const address = new URL(POSTGRES_URL);
  address.pathname = `/${name}`;
  const db = new Kysely<unknown>({ dialect: postgres(address.href, { connections: 1 }).dialect });
  try {
    await measure('PostgreSQL (its own processor beside that)', { DATABASE_URL: address.href }, db, first);
  } finally {
    await db.destroy();
    await sql.raw(`drop database ${name} with (force)`).execute(server);
    await server.destroy();
  }
}
await tokens();
