import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';

const { version: sdk } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** Output of a Git command in a folder; null if it fails. */
function git(dir, ...args) {
  const { status, stdout } = spawnSync('git', ['-C', dir, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** An address without user name and password. */
function withoutCredentials(address) {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Where a build comes from: the repository and commit of its folder, and who publishes it. */
export function provenanceOf(folder) {
  const commit = git(folder, 'rev-parse', 'HEAD');
  if (!commit) throw new Error('A release has to come from a commit: publish from a Git repository.');
  const isClean = git(folder, 'status', '--porcelain') === '';
  return {
    repository: withoutCredentials(git(folder, 'remote', 'get-url', 'origin') ?? 'a repository without a remote'),
    commit: isClean ? commit : `${commit} with changes`,
    builder: process.env.BUILD_URL ?? `${userInfo().username} at ${hostname()}`,
    node: process.version,
    sdk,
    builtAt: statSync(join(folder, 'remote.json')).mtime.toISOString(),
  };
}

/** @throws {Error} if the token would be sent unencrypted to another machine */
function readRegistryUrl(text) {
  const url = URL.parse(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLocal))
    throw new Error(`${text} is no address of a registry: use https, or http on this machine.`);
  return url.href.replace(/\/$/, '');
}

function readToken(file) {
  const token = file ? readFileSync(file, 'utf8').trim() : process.env.NORTHLIGHT_TOKEN;
  if (!token) throw new Error('Set NORTHLIGHT_TOKEN, or name a file with --token-file.');
  return token;
}

/**
 * Publishes a build to a registry service.
 * @param {string} folder the build's output
 * @param {{registry: string, tokenFile?: string, canary?: string}} options
 * @throws {Error} with the registry's answer if it refuses
 */
export async function publish(folder, { registry, tokenFile, canary }) {
  const url = readRegistryUrl(registry);
  const token = readToken(tokenFile);
  if (!existsSync(join(folder, 'remote.json')))
    throw new Error(`${folder} has no remote.json: build the remote and name its dist folder.`);
  const { name, release } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const form = new FormData();
  form.append('provenance', JSON.stringify(provenanceOf(folder)));
  for (const file of readdirSync(folder).filter((each) => !each.endsWith('.map')))
    form.append('file', new Blob([readFileSync(join(folder, file))]), file);
  const query = canary === undefined ? '' : `?canary=${encodeURIComponent(canary)}`;
  const response = await fetch(`${url}/remotes/${name}/releases/${release}${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const answer = await response.json().catch(() => ({ detail: 'It is not a registry.' }));
  if (!response.ok) throw new Error(`The registry refused ${name} ${release} (${response.status}): ${answer.detail}`);
  console.log(
    canary === undefined
      ? `${name} is now at ${release} (before: ${answer.previous ?? 'its first release'}).`
      : `${canary} % of the browsers get ${name} ${release}.`,
  );
}
