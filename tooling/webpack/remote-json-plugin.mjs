import { shortHash } from './base.mjs';
import { ROUTER_NAMES } from './shared.mjs';

const NAME = 'RemoteJsonPlugin';

/** Names that the remote's modules import from react-router-dom and the shell's facade lacks. */
function unknownRouterNames(compilation) {
  const unknown = new Set();
  for (const module of compilation.modules) {
    for (const dependency of module.dependencies ?? []) {
      if (dependency.request !== 'react-router-dom' || !dependency.getIds) continue;
      const [name] = dependency.getIds(compilation.moduleGraph);
      if (name && !ROUTER_NAMES.includes(name)) unknown.add(name);
    }
  }
  return [...unknown];
}

/** Writes `remote.json`: the declaration, the name of its release, and what each page loads. */
export class RemoteJsonPlugin {
  constructor(declaration) {
    this.declaration = declaration;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources, WebpackError } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const missing = unknownRouterNames(compilation);
        if (missing.length > 0) {
          compilation.errors.push(
            new WebpackError(
              `The shell's router facade lacks ${missing.join(', ')}: add it to shell/src/router-facade.ts and tooling/webpack/shared.mjs.`,
            ),
          );
        }
        const { name, version, routes } = this.declaration;
        const names = Object.keys(assets)
          .filter((file) => !file.endsWith('.map'))
          .sort();
        const release = `${version}-${shortHash(names.flatMap((file) => [file, assets[file].buffer(), JSON.stringify(this.declaration)]))}`;
        const root = `/remotes/${name}/${release}/`;
        const preload = Object.fromEntries(
          routes.map(({ page }) => {
            const files = compilation.namedChunkGroups.get(`page-${page}`)?.getFiles() ?? [];
            return [page, files.filter((file) => file.endsWith('.js')).map((file) => root + file)];
          }),
        );
        const released = { ...this.declaration, release, entry: `${root}remoteEntry.js`, preload };
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(released, null, 2)));
      });
    });
  }
}
