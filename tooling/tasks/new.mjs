import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../../shared-api/src/paths.ts';
import { Refusal } from '../new-remote/names.mjs';
import { newRemote } from '../new-remote/new-remote.mjs';
import { remotes, root } from './packages.mjs';

/** Every path that the shell or a remote uses. */
async function takenPaths() {
  const declarations = await Promise.all(
    remotes.map(async (name) => (await import(pathToFileURL(join(root, name, 'remote.ts')).href)).default),
  );
  const fixed = Object.values(paths).filter((path) => path.length === 0);
  return [...fixed.map((path) => path()), ...declarations.flatMap(({ routes }) => routes.map(({ path }) => path))];
}

function run(command, args, undone) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Refusal(undone);
}

try {
  const { folder, path, page } = newRemote(root, process.argv[2], await takenPaths());
  run(
    'pnpm',
    ['install', '--no-frozen-lockfile', '--reporter=append-only'],
    `${folder} is written, but its packages are not installed: run pnpm install.`,
  );
  const biome = join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome');
  run('node', [biome, 'check', '--write', folder], `${folder} is written, but not formatted: run npm run format.`);
  console.log(`
${folder} stands, and answers at ${path} for whoever is logged in.
Next:
  npm start                      builds it with the others; it is in the navigation bar
  ${folder}/remote.ts            its routes, who may open them, its navbar entry
  ${folder}/src/pages/${page}.tsx   its page, the page's test and stories beside it
  npm test                       checks it with the rest of the suite
Commit ${folder} together with pnpm-lock.yaml.`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
