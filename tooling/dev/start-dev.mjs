import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOnce, serve, withRefresh } from '@northlight/webpack/serve';
import { devPath, remoteAtWork, shellAtWork } from './dev-site.mjs';
import { startApi } from './start-api.mjs';

const configOf = async (dir) => {
  const { default: config } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  return config({}, { mode: 'development' });
};

async function prepareRemote({ dir, root, site, say }, siteDir) {
  const { default: declaration } = await import(pathToFileURL(join(dir, 'remote.ts')).href);
  say('Building the shell for development…');
  const shell = join(root, 'dist/dev/shell');
  const shellConfig = await configOf(join(root, 'shell'));
  await buildOnce({ ...shellConfig, output: { ...shellConfig.output, path: shell } });
  remoteAtWork(siteDir, { built: site, shell, declaration });
  const watcher = watch(join(dir, 'remote.ts'), () =>
    say('remote.ts has changed: stop with Ctrl-C and start again to see it.'),
  );
  return {
    config: await configOf(dir),
    devMiddleware: { publicPath: devPath(declaration.name) },
    address: declaration.routes.find(({ path }) => !path.includes(':'))?.path ?? '/',
    stop: () => watcher.close(),
  };
}

async function prepareShell({ dir, site }, siteDir) {
  shellAtWork(siteDir, site);
  const config = await configOf(dir);
  return {
    config: { ...config, output: { ...config.output, path: siteDir, clean: false } },
    // The server sends the page with the registry in it, so write these to disk; scripts stay in memory.
    devMiddleware: { index: false, writeToDisk: (file) => /shell\.json$/.test(file) },
    address: '/',
    stop: () => {},
  };
}

/**
 * Serves one package in development inside the whole product: its sources with fast refresh, everything else as built,
 * and the API. All share one origin, so the product's content security policy applies.
 * @param {{name: string, dir: string, root: string, site: string, port: number, say: (line: string) => void}} work
 * @returns {Promise<() => Promise<void>>} stops everything
 */
export async function startDev(work) {
  const { name, root, port, say } = work;
  const siteDir = join(root, 'dist/dev', `site-${name}`);
  const at = await (name === 'shell' ? prepareShell : prepareRemote)(work, siteDir);
  const address = `http://localhost:${port}`;
  let api; // started after the build, because it needs the built page
  const proxy = [
    {
      context: () => true,
      target: 'http://127.0.0.1',
      router: () => api?.url ?? 'http://127.0.0.1',
      logLevel: 'silent',
    },
  ];
  const close = await serve(withRefresh(at.config), { port, proxy, devMiddleware: at.devMiddleware }, (problem) =>
    say(problem || `${name} is built.`),
  );
  const stop = async () => {
    at.stop();
    await close();
    await api?.stop();
  };
  try {
    api = await startApi(root, { SITE_DIR: siteDir, PUBLIC_URL: address });
  } catch (error) {
    await stop();
    throw error;
  }
  say(`\n${name} is at work on ${address}${at.address}: what you save shows in the open page.`);
  return stop;
}
