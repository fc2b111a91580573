// Runs a repository task with the pinned toolchain. Needs only Node 20 and npm.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain } from './explain.mjs';
import { watchStarter } from './watch-starter.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const toolchain = join(root, '.toolchain');
const bin = join(toolchain, 'node_modules', '.bin');
const [task = 'start', ...args] = process.argv.slice(2);

const say = (line) => process.stderr.write(`${line}\n`);
const fail = (sentence) => {
  say(`\n${sentence}`);
  process.exit(1);
};

/** The environment without npm's variables, with the pinned tools first in PATH. */
function environment() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name)));
  return { ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}

const meetsFloor = (version) => {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
};

/** Runs a command to completion. Shows its output only if it fails. */
function run(command, commandArgs, options, doing) {
  const { status, error, stdout, stderr } = spawnSync(command, commandArgs, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  if (error) fail(explain(error, doing));
  if (status !== 0) fail(explain({ message: `${stdout ?? ''}\n${stderr ?? ''}` }, doing));
}

function installToolchain() {
  const wanted = readFileSync(join(root, 'tooling/bootstrap/toolchain.json'), 'utf8');
  const marker = join(toolchain, 'package.json');
  if (existsSync(join(bin, 'pnpm')) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Installing the toolchain (pnpm, Node 24)…');
  mkdirSync(toolchain, { recursive: true });
  copyFileSync(join(root, 'tooling/bootstrap/toolchain.json'), marker);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  run(npm, flags, { cwd: toolchain, shell: process.platform === 'win32' }, 'install the toolchain');
}

function installPackages(env) {
  const stamp = join(root, 'node_modules', '.modules.yaml');
  const lock = join(root, 'node_modules', '.pnpm', 'lock.yaml');
  const current =
    existsSync(stamp) &&
    existsSync(lock) &&
    readFileSync(lock, 'utf8') === readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  if (current) return;
  say('Installing packages…');
  run(
    'pnpm',
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    { cwd: root, env, shell: process.platform === 'win32' },
    'install the packages',
  );
}

function nodeFor(env) {
  const found = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim() ?? '';
  if (!meetsFloor(found))
    fail(`Node ${found || 'of unknown version'} is too old here: please install Node 22.18 or newer.`);
  return 'node';
}

try {
  installToolchain();
  const env = environment();
  installPackages(env);
  const script = join(root, 'tooling', 'tasks', `${task.replace(':', '-')}.mjs`);
  if (!existsSync(script)) fail(`There is no task named ${task}.`);
  // In its own process group, the task gets Ctrl-C once, from this process, not from the terminal as well.
  const child = spawn(nodeFor(env), [script, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last > 500) child.kill(signal); // ignore the copy that npm forwards
      last = Date.now();
    });
  }
  // npm may die without signalling its children, so stop the task if npm is gone.
  const isLost = watchStarter();
  setInterval(() => isLost() && child.kill('SIGTERM'), 1000).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
} catch (error) {
  fail(explain(error, `run ${task}`));
}
