import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltRemote, BuiltShell, RegisteredRemote, RegistryFile } from '@northlight/shared-api/remote';

const root = fileURLToPath(new URL('../..', import.meta.url));
const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A copy of the built front end with its own releases. */
export interface OwnSite {
  dir: string;
  /** Whether there is a part of this name. */
  has: (name: string) => boolean;
  /** Name of the current release. */
  current: (remote: string) => string;
  /**
   * Adds a release whose scripts are those of the current one after `change`.
   * @returns its name
   */
  derive: (remote: string, release: string, change: (code: string) => string) => string;
  /** Makes a release the current one, without history. */
  set: (remote: string, release: string) => void;
  /**
   * Adds a release of the shell: the current one after `change`.
   * @returns its name
   */
  deriveShell: (release: string, change: (shell: BuiltShell) => Partial<BuiltShell>) => string;
  /** Name of the shell's current release. */
  currentShell: () => string;
  /** The remote's registry entry. */
  remote: (name: string) => RegisteredRemote;
  /**
   * Changes a file of a release without changing its hash, like an attacker with disk access.
   * @returns a function that restores it
   */
  tamper: (file: string, change: (code: string) => string) => () => void;
  /** Runs a release command on this site. @returns its output @throws an error with the output if it fails */
  run: (command: 'release' | 'rollback' | 'canary' | 'remotes', ...args: string[]) => Promise<string>;
  remove: () => void;
}

/** Copies the built front end. Every remote starts with one release and no history. */
export function copySite(): OwnSite {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-e2e-site-'));
  cpSync(join(root, 'dist/site'), dir, { recursive: true });
  const registryFile = join(dir, 'remotes.json');
  const read = () => JSON.parse(readFileSync(registryFile, 'utf8')) as RegistryFile;
  const set: OwnSite['set'] = (name, release) => {
    const remoteJson = readFileSync(join(dir, 'remotes', name, release, 'remote.json'), 'utf8');
    const entry = { ...(JSON.parse(remoteJson) as BuiltRemote), releasedAt: new Date().toISOString(), history: [] };
    const registry = read();
    const remotes = registry.remotes.map((remote) => (remote.name === name ? entry : remote));
    writeFileSync(`${registryFile}.new`, JSON.stringify({ ...registry, remotes }));
    renameSync(`${registryFile}.new`, registryFile);
  };
  for (const { name, release } of read().remotes) set(name, release);

  const remote = (name: string) => {
    const entry = read().remotes.find((each) => each.name === name);
    if (!entry) throw new Error(`No release of ${name}`);
    return entry;
  };
  const current = (name: string) => remote(name).release;
  const has = (name: string) => read().remotes.some((each) => each.name === name);

  const tamper: OwnSite['tamper'] = (file, change) => {
    const path = join(dir, file);
    const before = readFileSync(path, 'utf8');
    for (const suffix of ['.br', '.gz']) rmSync(`${path}${suffix}`, { force: true });
    writeFileSync(path, change(before));
    return () => writeFileSync(path, before);
  };

  const derive: OwnSite['derive'] = (name, release, change) => {
    const from = current(name);
    const folder = join(dir, 'remotes', name, release);
    const unfinished = `${folder}.new`;
    cpSync(join(dir, 'remotes', name, from), unfinished, {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    const contents = new Map(
      readdirSync(unfinished).map((file) => [file, readFileSync(join(unfinished, file), 'utf8')]),
    );
    const replaced = new Map<string, string>();
    const put = (file: string, next: string) => {
      replaced.set(hashOf(contents.get(file) ?? ''), hashOf(next));
      writeFileSync(join(unfinished, file), next);
    };
    const withHashes = (text: string) => text.replace(/sha384-[\w+/]{64}/g, (hash) => replaced.get(hash) ?? hash);
    for (const [file, code] of contents) if (file.endsWith('.js') && file !== 'remoteEntry.js') put(file, change(code));
    put('remoteEntry.js', withHashes(contents.get('remoteEntry.js') ?? ''));
    const remoteJson = withHashes(contents.get('remote.json') ?? '').replaceAll(from, release);
    writeFileSync(join(unfinished, 'remote.json'), remoteJson);
    renameSync(unfinished, folder);
    return release;
  };

  const currentShell = () => read().shell?.release ?? '';

  const deriveShell: OwnSite['deriveShell'] = (release, change) => {
    const folder = join(dir, 'shells', release);
    cpSync(join(dir, 'shells', currentShell()), folder, {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    const built = JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')) as BuiltShell;
    writeFileSync(join(folder, 'shell.json'), JSON.stringify({ ...built, ...change(built), release }));
    return release;
  };

  const run: OwnSite['run'] = (command, ...args) =>
    new Promise((resolve, reject) => {
      const unchecked = ['release', 'canary'].includes(command) ? ['--unchecked'] : [];
      const child = spawn(process.execPath, [join(root, `tooling/tasks/${command}.mjs`), ...args, ...unchecked], {
        env: { ...process.env, NODE_OPTIONS: '', RELEASES: dir },
      });
      let said = '';
      child.stdout.on('data', (data) => (said += data));
      child.stderr.on('data', (data) => (said += data));
      child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
    });

  return {
    dir,
    remote,
    has,
    current,
    derive,
    set,
    deriveShell,
    currentShell,
    tamper,
    run,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
