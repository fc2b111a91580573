/**
 * The rendering process: it runs the bundles that releases contain for the server. It gets their code from the server,
 * which has checked it, and reads no file.
 */
import { compileFunction } from 'node:vm';
import type { FromRenderer, RenderAnswer, RenderedPage, RenderRequest, ToRenderer } from './messages.ts';

/** A React component, which only bundles look into. */
type Page = object;

/** What the shell's bundle exports (shell/src/server/render.tsx). */
interface ShellBundle {
  loadShared(): Promise<Record<string, object>>;
  render(
    input: Pick<RenderRequest, 'url' | 'registry' | 'settings' | 'answers' | 'isSkeleton'> & {
      page: { remote: string; name: string; Page: Page } | null;
    },
  ): Promise<RenderedPage>;
}

type Require = (name: string) => object;

/** Modules of Node that React and styled-components use on a server. */
const BUILT_IN = ['async_hooks', 'crypto', 'stream', 'util'];

const builtIn: Require = (name) => {
  const plain = name.replace(/^node:/, '');
  if (!BUILT_IN.includes(plain)) throw new Error(`A bundle asks for ${name}.`);
  return process.getBuiltinModule(plain) as object;
};

const codes = new Map<string, string>();
const shells = new Map<string, { bundle: ShellBundle; shared: Record<string, object> }>();
/** Pages by the bundles of shell and page, because each shell has its own shared modules. */
const pages = new Map<string, Page>();

function run(name: string, load: Require): unknown {
  const module = { exports: {} };
  const code = codes.get(name);
  if (code === undefined) throw new Error(`${name} was not sent.`);
  compileFunction(code, ['require', 'module', 'exports'], { filename: name })(load, module, module.exports);
  return module.exports;
}

async function openShell(name: string) {
  const known = shells.get(name);
  if (known) return known;
  const bundle = run(name, builtIn) as ShellBundle;
  const shell = { bundle, shared: await bundle.loadShared() };
  shells.set(name, shell);
  return shell;
}

function openPage(shell: string, name: string, shared: Record<string, object>): Page {
  const key = `${shell} ${name}`;
  const known = pages.get(key);
  if (known) return known;
  const load: Require = (wanted) => shared[wanted] ?? builtIn(wanted);
  const { default: Page } = run(name, load) as { default?: Page };
  if (!Page) throw new Error(`${name} exports no page.`);
  pages.set(key, Page);
  return Page;
}

async function render({ shell, page, ...input }: RenderRequest): Promise<RenderedPage> {
  const { bundle, shared } = await openShell(shell);
  const Page = page && { remote: page.remote, name: page.name, Page: openPage(shell, page.bundle, shared) };
  return await bundle.render({ ...input, page: Page });
}

async function answer(request: RenderRequest): Promise<RenderAnswer> {
  try {
    return { page: await render(request) };
  } catch (error) {
    return { error: String((error as Error)?.stack ?? error) };
  }
}

const send = (message: FromRenderer) => process.send?.(message);

/** One page at a time: a bundle keeps what it renders in its modules. */
let last = Promise.resolve();

const { exit } = process;
process.on('disconnect', () => exit.call(process));
process.exit = () => {
  throw new Error('A page may not end the process.');
};
// What fails after its page was rendered must not end the process while it renders another release's page.
process.on('uncaughtException', () => {});
process.on('message', (message: ToRenderer) => {
  if (message.kind === 'load') codes.set(message.bundle, message.code);
  else {
    last = last.then(async () => {
      const reply = await answer(message);
      send(reply);
    });
  }
});
send({ ready: true });
