import { join } from 'node:path';
import { shortHash } from './base.mjs';
import { cacheKeysVersion } from './cache-keys.mjs';
import { hashFiles } from './integrity-plugin.mjs';
import { providedBy } from './on-demand.mjs';
import { providedNames } from './provided-names.mjs';
import { bundleShell } from './server-bundle.mjs';
import { SHARED, versionIn } from './shared.mjs';
import { emitTypes } from './shared-types/index.mjs';

const NAME = 'ShellJsonPlugin';
/** The shell's file that imports the on-demand shared modules. */
const ON_DEMAND = 'src/on-demand.ts';

/** Where the page of a build stands until it is part of its `shell.json`. */
const PAGE = 'index.html';

/** What a build provides to remotes: by shared module, the names of its exports and the package's version. */
function provisionsOf(compilation, dir) {
  const names = providedNames(compilation, dir);
  return Object.fromEntries(
    SHARED.map((entry) => [entry.name, { version: versionIn(dir, entry), names: names[entry.name] }]),
  );
}

/**
 * Writes `shell.json`: the shell's version and release, its page, chunks to preload for its own paths and for on-demand
 * shared modules, its files, and what it provides to remotes. A production build also writes `types.json`, the types
 * of what it provides, and the server's bundle.
 */
export class ShellJsonPlugin {
  /**
   * @param {string} version
   * @param {object[]} routes of the shell
   * @param {Record<string, string>} chunks name of the chunk for each path
   * @param {string} loader name of the chunk that loads pages of remotes
   */
  constructor(version, routes, chunks, loader) {
    this.version = version;
    this.routes = routes;
    this.chunks = chunks;
    this.loader = loader;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources, WebpackError } = compiler.webpack;
      let provides = {};
      compilation.hooks.seal.tap(NAME, () => {
        provides = provisionsOf(compilation, compiler.context);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const isRelease = compiler.options.mode === 'production';
        const types = isRelease ? await emitTypes() : null;
        const bundle = isRelease ? await bundleShell(compiler.context) : null;
        const server = bundle && `shell/server.${shortHash([bundle])}.js`;
        if (server) compilation.emitAsset(server, new sources.RawSource(bundle), { minimized: true });
        const scriptsOf = (chunk) => {
          const group = compilation.namedChunkGroups.get(chunk);
          if (!group) compilation.errors.push(new WebpackError(`The shell has no chunk named ${chunk}.`));
          return (group?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
        };
        const preload = Object.fromEntries(
          Object.entries(this.chunks).map(([path, chunk]) => [path, scriptsOf(chunk)]),
        );
        const files = Object.fromEntries(Object.entries(hashFiles(assets)).map(([file, hash]) => [`/${file}`, hash]));
        const shared = Object.fromEntries(
          Object.entries(providedBy(compilation, join(compiler.context, ON_DEMAND))).map(([name, scripts]) => [
            name,
            scripts.map((file) => `/${file}`),
          ]),
        );
        const names = Object.keys(assets)
          .filter((file) => !file.endsWith('.map'))
          .sort();
        const built = {
          name: 'shell',
          version: this.version,
          release: `${this.version}-${shortHash(names.flatMap((file) => [file, assets[file].buffer(), JSON.stringify(this.routes)]))}`,
          page: assets[PAGE].source().toString(),
          routes: this.routes,
          preload,
          loader: scriptsOf(this.loader),
          shared,
          provides,
          cacheKeys: await cacheKeysVersion(),
          ...(types && { types: types.hash }),
          ...(server && { server: `/${server}` }),
          files,
          others: names.map((file) => `/${file}`).filter((file) => file !== `/${PAGE}` && !files[file]),
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(built)));
        if (types) compilation.emitAsset('types.json', new sources.RawSource(JSON.stringify(types)));
      });
    });
  }
}
