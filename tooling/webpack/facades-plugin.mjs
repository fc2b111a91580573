import { namesOf, SHARED } from './shared.mjs';

const NAME = 'FacadesPlugin';
const FACADES = SHARED.filter(({ facade }) => facade);

/** Names that a build imports from a package but the shell's facade lacks. */
function unknownNames(compilation, { name: request, facade }) {
  const names = namesOf(facade);
  const unknown = new Set();
  for (const module of compilation.modules) {
    for (const dependency of module.dependencies ?? []) {
      if (dependency.request !== request || !dependency.getIds) continue;
      const [name] = dependency.getIds(compilation.moduleGraph);
      if (name && !names.includes(name)) unknown.add(name);
    }
  }
  return [...unknown];
}

/** Fails a build that imports a name missing from the shell's facade; it would be undefined at run time. */
export class FacadesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, WebpackError } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        for (const shared of FACADES) {
          const missing = unknownNames(compilation, shared);
          if (missing.length === 0) continue;
          compilation.errors.push(
            new WebpackError(
              `The shell's facade of ${shared.name} lacks ${missing.join(', ')}: add it to shell/src/${shared.facade}.`,
            ),
          );
        }
      });
    });
  }
}
