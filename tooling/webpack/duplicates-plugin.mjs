import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { presetVersion } from './base.mjs';
import { mayRepeat } from './carried.mjs';
import { modulesOf, packageOf } from './modules-of.mjs';

const NAME = 'DuplicatesPlugin';
const MEMORY = 'node_modules/.cache/carried-packages.json';

/** Folders of each installed package in a build, by package name. */
function carried(compilation) {
  const packages = {};
  for (const file of modulesOf(compilation, compilation.chunks).keys()) {
    const found = packageOf(file);
    if (found) packages[found.name] = [...new Set([...(packages[found.name] ?? []), found.folder])];
  }
  return packages;
}

/** Packages in a build's last output; none if it used other presets, because it will be rebuilt. */
function remembered(file) {
  const { preset, packages } = JSON.parse(readFileSync(file, 'utf8'));
  return preset === presetVersion ? packages : {};
}

/** Other builds whose last output also contains a package. */
function alsoIn(dir, name) {
  const others = globSync(`{shell,mfe-*}/${MEMORY}`, { cwd: dirname(dir) }).map((file) => file.split(/[\\/]/)[0]);
  return others.filter((other) => other !== basename(dir) && name in remembered(join(dirname(dir), other, MEMORY)));
}

/** Fails a build that contains a package twice, or one that another build also contains. */
export class DuplicatesPlugin {
  /** @param {string} dir folder of the package being built */
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
