import './typescript-hooks.mjs';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { getResponse } from 'msw';
import { asScript, entryOf, sendFile } from './built.mjs';

const folder = join(import.meta.dirname, 'emulator');
const readShell = () => JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8'));

/** Logs the mocked user in before the shell starts. */
const LOG_IN = "for (const key of ['access_token', 'refresh_token']) sessionStorage.setItem(key, 'mocked');";
const LOG_OUT = 'sessionStorage.clear();';

const registryOf = ({ version, release, preload }, dist) =>
  asScript({ shell: { version, release, preload }, remotes: [entryOf(dist)] });

/** The shell's page as the server would fill it in, and the policy that it has there. */
function pageOf(shell, user, dist) {
  const nonce = randomBytes(16).toString('base64');
  const values = {
    '%NONCE%': nonce,
    '%PRODUCT%': 'Northlight',
    '<!--preload-->': `<script nonce="${nonce}">${user ? LOG_IN : LOG_OUT}</script>`,
    '<!--registry-->': registryOf(shell, dist),
    '<!--settings-->': '{}',
    '<!--head-->': '<title>Northlight</title>',
    // Nothing is rendered here.
    '<!--styles-->': '',
    '<!--answers-->': '',
  };
  const gaps = /%NONCE%|%PRODUCT%|<!--(?:head|styles|preload|registry|settings|answers)-->/g;
  const html = shell.page.replace(gaps, (key) => values[key]);
  const own = `'self' 'nonce-${nonce}'`;
  const policy = `default-src 'self'; script-src ${own}; style-src ${own}; img-src 'self' data: blob:`;
  return { html, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } };
}

/** The remote's mocks: who is logged in, and what the API answers. */
async function readMocks(dir) {
  const file = join(dir, 'src/mocks.ts');
  if (!existsSync(file)) return { user: null, api: [] };
  const { user = null, api = [] } = (await import(pathToFileURL(file).href)).default;
  return { user, api };
}

async function answerOf(request, { user, api }) {
  const url = `http://${request.headers.host}${request.url}`;
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const body = hasBody ? { body: Readable.toWeb(request), duplex: 'half' } : {};
  const asked = new Request(url, { method: request.method, headers: request.headers, ...body });
  const mocked = await getResponse(api, asked);
  if (mocked) return mocked;
  if (user && request.method === 'GET' && new URL(url).pathname === '/api/accounts/profile/')
    return Response.json(user);
  console.log(`No mock answers ${request.method} ${request.url}`);
  return Response.json({ code: 'not_found', detail: 'No mock answers this.' }, { status: 404 });
}

/**
 * Answers without a server: with the shell that the SDK was packed with, and the mocks in the remote's `src/mocks.ts`.
 * @param {string} dir folder of the remote
 * @param {string} dist folder of its build
 */
export async function fromMocks(dir, dist) {
  const shell = readShell();
  const mocks = await readMocks(dir);
  return async (request, response, { pathname, isPage }) => {
    if (pathname.startsWith('/api/')) {
      const answer = await answerOf(request, mocks);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    if (pathname === '/remotes.json') return response.end(registryOf(shell, dist));
    if (isPage) {
      const { html, headers } = pageOf(shell, mocks.user, dist);
      return response.writeHead(200, headers).end(html);
    }
    const [, file] = /^\/shell\/([\w-][\w.-]*)$/.exec(pathname) ?? [];
    if (!file || !sendFile(join(folder, 'shell', file), response)) response.writeHead(404).end();
  };
}
