import { join } from 'node:path';
import { hashFiles } from './integrity-plugin.mjs';
import { providedBy } from './on-demand.mjs';

const NAME = 'ShellJsonPlugin';
/** The shell's file that imports the on-demand shared modules. */
const ON_DEMAND = 'src/on-demand.ts';

/**
 * Writes `shell.json`: the shell's version, chunks to preload for its own paths and for on-demand shared modules, and
 * hashes of all files.
 */
export class ShellJsonPlugin {
  /** @param {string} version @param {Record<string, string>} chunks name of the chunk for each path */
  constructor(version, chunks) {
    this.version = version;
    this.chunks = chunks;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources, WebpackError } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const preload = Object.fromEntries(
          Object.entries(this.chunks).map(([path, chunk]) => {
            const group = compilation.namedChunkGroups.get(chunk);
            if (!group) compilation.errors.push(new WebpackError(`The shell has no chunk named ${chunk} for ${path}.`));
            return [path, (group?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`)];
          }),
        );
        const files = Object.fromEntries(Object.entries(hashFiles(assets)).map(([file, hash]) => [`/${file}`, hash]));
        const shared = Object.fromEntries(
          Object.entries(providedBy(compilation, join(compiler.context, ON_DEMAND))).map(([name, scripts]) => [
            name,
            scripts.map((file) => `/${file}`),
          ]),
        );
        const built = { version: this.version, preload, shared, files };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}
