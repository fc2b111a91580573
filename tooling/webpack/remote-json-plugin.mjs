import { gzipSync } from 'node:zlib';
import { shortHash } from './base.mjs';
import { hashFiles } from './integrity-plugin.mjs';
import { wantedOf } from './on-demand.mjs';

const NAME = 'RemoteJsonPlugin';
const ENTRY = 'remoteEntry.js';

/** Writes `remote.json`: the declaration, the release's name, preload lists for each page, and hashes of all files. */
export class RemoteJsonPlugin {
  constructor(declaration) {
    this.declaration = declaration;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const { name, version, routes } = this.declaration;
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
          files: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [root + file, hash])),
        };
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(released, null, 2)));
      });
    });
  }
}
