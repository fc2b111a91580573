// Measures the time that small pictures take one after the other, of one owner and of several, and the memory of a
// server and its processes while large images are uploaded at once: npm run bench -- images. SERVER= names another
// checkout to compare the memory with.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { drawImage } from '../../api/src/platform/images/draw-image.ts';

const UPLOADS = Number(process.env.UPLOADS ?? 14);
const SIDE = 8_000;
const PAGE_BYTES = 4096;
const WATCH_MS = 50;
const own = join(import.meta.dirname, '../..');
const servers = [own, ...(process.env.SERVER ? [process.env.SERVER] : [])];

/** Resident megabytes of a process and of those it started. */
function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean),
    );
    return (pages * PAGE_BYTES) / 1e6 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
  } catch {
    return 0;
  }
}

const image = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#204060' } })
  .webp({ lossless: true })
  .toBuffer();

async function signUp(url: string, number: number): Promise<string> {
  const password = `a long password ${number}`;
  const name = { first_name: 'Test', last_name: 'Person' };
  const response = await fetch(`${url}/api/accounts/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...name, email: `person${number}@example.com`, password, password2: password }),
  });
  const { access } = (await response.json()) as { access: string };
  return access;
}

async function upload(url: string, access: string): Promise<number> {
  const body = new FormData();
  body.set('profile_image', new Blob([Uint8Array.from(image)]), 'me.webp');
  const headers = { authorization: `Bearer ${access}` };
  const response = await fetch(`${url}/api/accounts/profile/image/`, { method: 'PATCH', headers, body });
  await response.arrayBuffer();
  return response.status;
}

async function measure(root: string, port: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-bench-'));
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off' };
  const server = spawn(process.execPath, ['--no-warnings', join(root, 'api/src/cli/serve.ts')], {
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health/`).catch(() => null))?.ok) await pause(100);
  const people = await Promise.all(Array.from({ length: UPLOADS }, (_, number) => signUp(url, number)));
  await pause(1_000);
  const curve: number[] = [memoryOf(server.pid ?? 0)];
  const watch = setInterval(() => curve.push(memoryOf(server.pid ?? 0)), WATCH_MS);
  const began = performance.now();
  const statuses = await Promise.all(people.map((access) => upload(url, access)));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
  return { curve, seconds, done: statuses.filter((status) => status === 200).length };
}

const PICTURES = 20;

/** Milliseconds for each of a few small pictures, drawn one after the other. */
async function drawAll(ownerOf: (at: number) => string): Promise<number[]> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  const times: number[] = [];
  for (let at = 0; at < PICTURES; at++) {
    const start = performance.now();
    await drawImage({ config: { readerSandbox: 'permissions' } }, picture, ownerOf(at), {
      pixels: SIDE * SIDE,
      side: 2000,
      quality: 86,
      keepsTransparency: true,
    });
    times.push(performance.now() - start);
  }
  return times;
}

const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);
const shared = await drawAll(() => 'one');
const apart = await drawAll((at) => `owner ${at}`);
console.log(`${PICTURES} pictures of 800 x 600 pixels, one after the other.`);
console.log('| owners | ms each | the first | the slowest of the others |');
console.log('| --- | ---: | ---: | ---: |');
for (const [owners, times] of [
  ['one', shared],
  [String(PICTURES), apart],
] as const) {
  const numbers = [sum(times) / PICTURES, times[0] ?? 0, Math.max(...times.slice(1))].map(Math.round);
  console.log(`| ${[owners, ...numbers].join(' | ')} |`);
}
console.log(`One owner takes ${(sum(shared) / sum(apart)).toFixed(2)} of the time of ${PICTURES}.\n`);

console.log(`${UPLOADS} uploads at once of a WebP of ${SIDE} x ${SIDE} pixels and ${image.length} bytes.`);
console.log('| server | MB before | peak MB | above before | done | seconds | curve in MB, 20 steps |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
for (const [index, root] of servers.entries()) {
  if (!existsSync(join(root, 'api'))) throw new Error(`There is no checkout in ${root}.`);
  const { curve, seconds, done } = await measure(root, 4391 + index);
  const [before = 0] = curve;
  const peak = Math.max(...curve);
  const step = Math.max(1, Math.ceil(curve.length / 20));
  const shown = curve.filter((_, at) => at % step === 0).map(Math.round);
  const numbers = [before, peak, peak - before].map(Math.round);
  console.log(`| ${root} | ${[...numbers, done, seconds.toFixed(1), shown.join(' ')].join(' | ')} |`);
}
