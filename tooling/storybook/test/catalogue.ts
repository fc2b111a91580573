import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, relative, resolve } from 'node:path';

/** A story in the built Storybook. */
export interface StoryEntry {
  id: string;
  /** Section, component and state: "Design system/Actions/Button". */
  title: string;
  name: string;
  /** Source file of the story, relative to the root. */
  file: string;
}

/** The served Storybook. */
export interface Catalogue {
  url: string;
  close: () => Promise<void>;
}

const STORYBOOK = resolve(import.meta.dirname, '..');
const ROOT = resolve(STORYBOOK, '../..');
const CATALOGUE = resolve(process.env.CATALOGUE ?? resolve(import.meta.dirname, '../../../dist/storybook'));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Story files to include, comma-separated; all if not set. */
const ONLY = process.env.STORIES?.split(',');

/** The stories in dist/storybook or in the folder that CATALOGUE names. @throws if it is not built */
export function readStories(): StoryEntry[] {
  const index = join(CATALOGUE, 'index.json');
  if (!existsSync(index)) throw new Error(`There is no catalogue at ${CATALOGUE}. Build it: npm run storybook:build`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Omit<StoryEntry, 'file'> & { type: string; importPath: string }>;
  };
  return Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .map((entry) => ({ ...entry, file: relative(ROOT, resolve(STORYBOOK, entry.importPath)) }))
    .filter(({ file }) => ONLY?.includes(file) ?? true);
}

/** Whether the story is included. */
export const isShown = (id: string) => ONLY === undefined || readStories().some((story) => story.id === id);

/** Serves the built Storybook on a free local port. */
export async function serveCatalogue(): Promise<Catalogue> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(CATALOGUE, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(CATALOGUE) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
