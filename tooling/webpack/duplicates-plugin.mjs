import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { presetVersion } from './base.mjs';
import { mayRepeat } from './carried.mjs';
import { modulesOf, packageOf } from './modules-of.mjs';

const NAME = 'DuplicatesPlugin';
const MEMORY = 'node_modules/.cache/carried-packages.json';

/** Folders of each installed package in a build, by the package's name. */
function carried(compilation) {
  const packages = {};
  for (const file of modulesOf(compilation, compilation.chunks).keys()) {
    const found = packageOf(file);
    if (found) packages[found.name] = [...new Set([...(packages[found.name] ?? []), found.folder])];
  }
  return packages;
}

/** What a build carried last; nothing when that was under another policy, since it is about to be built anew. */
function remembered(file) {
  const { preset, packages } = JSON.parse(readFileSync(file, 'utf8'));
  return preset === presetVersion ? packages : {};
}

/** The other builds of the suite that carry a package as well, as they were built last. */
function alsoIn(dir, name) {
  const others = globSync(`{shell,mfe-*}/${MEMORY}`, { cwd: dirname(dir) }).map((file) => file.split(/[\\/]/)[0]);
  return others.filter((other) => other !== basename(dir) && name in remembered(join(dirname(dir), other, MEMORY)));
}

/** Fails a build that carries a package of which another build of the suite, or the same one, carries a copy already. */
export class DuplicatesPlugin {
  /** @param {string} dir folder of the package that is built */
  constructor(dir) {
    this.dir = dir;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const packages = carried(compilation);
      const memory = join(this.dir, MEMORY);
      mkdirSync(dirname(memory), { recursive: true });
      writeFileSync(memory, JSON.stringify({ preset: presetVersion, packages }));
      for (const [name, folders] of Object.entries(packages)) {
        if (mayRepeat(name)) continue;
        const places = alsoIn(this.dir, name);
        const problem =
          folders.length > 1
            ? `carries ${folders.length} copies of ${name}: ${folders.join(', ')}`
            : places.length > 0 && `carries ${name}, and so does ${places.join(', ')}`;
        if (problem)
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${basename(this.dir)} ${problem}. Share it (tooling/webpack/shared.mjs), keep it in one place, or say in tooling/webpack/carried.mjs why it may repeat.`,
            ),
          );
      }
    });
  }
}
