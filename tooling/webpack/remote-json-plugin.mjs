import { gzipSync } from 'node:zlib';
import { shortHash } from './base.mjs';
import { cacheKeysVersion } from './cache-keys.mjs';
import { hashFiles } from './integrity-plugin.mjs';
import { wantedOf } from './on-demand.mjs';
import { requiredNames } from './required-names.mjs';
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
 * the remote requires of the shell. A production build also writes `types.json`, the types it was built with.
 */
export class RemoteJsonPlugin {
  constructor(declaration) {
    this.declaration = declaration;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const { name, version, routes } = this.declaration;
        const types = compiler.options.mode === 'production' ? await emitTypes() : null;
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
          integrity: compiler.options.mode === 'production' ? hashes[ENTRY] : '',
          entrySize: gzipSync(assets[ENTRY].buffer(), { level: 9 }).length,
          preload,
          shared,
          requires: requirementsOf(compilation, compiler.context),
          cacheKeys: await cacheKeysVersion(),
          ...(types && { types: types.hash }),
          files: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [root + file, hash])),
        };
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(released, null, 2)));
        if (types) compilation.emitAsset('types.json', new sources.RawSource(JSON.stringify(types)));
      });
    });
  }
}
