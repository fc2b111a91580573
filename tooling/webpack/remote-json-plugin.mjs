import { gzipSync } from 'node:zlib';
import { shortHash } from './base.mjs';
import { cacheKeysVersion } from './cache-keys.mjs';
import { hashFiles } from './integrity-plugin.mjs';
import { wantedOf } from './on-demand.mjs';
import { requiredNames } from './required-names.mjs';
import { bundlePages } from './server-bundle.mjs';
import { SHARED, versionIn } from './shared.mjs';
import { emitTypes } from './shared-types/index.mjs';

const NAME = 'RemoteJsonPlugin';
const ENTRY = 'remoteEntry.js';

/** What a build requires of the shell: by shared module, the names it imports and the package's version, if known. */
const requirementsOf = (compilation, dir) =>
  Object.fromEntries(
    Object.entries(requiredNames(compilation)).map(([name, names]) => {
      const version = versionIn(
        dir,
        SHARED.find((entry) => entry.name === name),
      );
      return [name, { ...(version && { version }), names }];
    }),
  );

/**
 * Writes `remote.json`: the declaration, the release's name, preload lists for each page, hashes of all files, and what
 * the remote requires of the shell. A production build also writes `types.json`, the types it was built with, and the
 * server's bundles.
 */
export class RemoteJsonPlugin {
  /** @param {Record<string, string>} rendered file of each page that the server renders */
  constructor(declaration, rendered) {
    this.declaration = declaration;
    this.rendered = rendered;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const { name, version, routes } = this.declaration;
        const isRelease = compiler.options.mode === 'production';
        const types = isRelease ? await emitTypes() : null;
        const bundles = isRelease ? await bundlePages(compiler.context, name, this.rendered) : {};
        for (const [page, code] of Object.entries(bundles))
          compilation.emitAsset(`server-${page}.js`, new sources.RawSource(code), { minimized: true });
        const shared = Object.fromEntries(
          routes.map(({ page }) => [
            page,
            wantedOf(compilation, compilation.namedChunkGroups.get(`page-${page}`)?.chunks ?? []),
          ]),
        );
        const names = Object.keys(assets)
          .filter((file) => !file.endsWith('.map'))
          .sort();
        const release = `${version}-${shortHash(names.flatMap((file) => [file, assets[file].buffer(), JSON.stringify([this.declaration, shared])]))}`;
        const root = `/remotes/${name}/${release}/`;
        const preload = Object.fromEntries(
          routes.map(({ page }) => {
            const files = compilation.namedChunkGroups.get(`page-${page}`)?.getFiles() ?? [];
            return [page, files.filter((file) => file.endsWith('.js')).map((file) => root + file)];
          }),
        );
        const hashes = hashFiles(assets);
        const released = {
          ...this.declaration,
          release,
          entry: root + ENTRY,
          integrity: isRelease ? hashes[ENTRY] : '',
          entrySize: gzipSync(assets[ENTRY].buffer(), { level: 9 }).length,
          preload,
          shared,
          requires: requirementsOf(compilation, compiler.context),
          cacheKeys: await cacheKeysVersion(),
          ...(types && { types: types.hash }),
          server: Object.fromEntries(Object.keys(bundles).map((page) => [page, `${root}server-${page}.js`])),
          files: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [root + file, hash])),
        };
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(released, null, 2)));
        if (types) compilation.emitAsset('types.json', new sources.RawSource(JSON.stringify(types)));
      });
    });
  }
}
