import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { modulesOf } from './modules-of.mjs';

const NAME = 'BudgetPlugin';
const MENTIONED = 5;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const short = (file) =>
  file.replace(/.*node_modules[\\/]/, '').replace(/.*[\\/](?=(shell|mfe-[^\\/]+|shared-\w+)[\\/]src)/, '');

/** Modules that have grown since the last build within budget, or the largest ones if there is no such build. */
function grown(modules, before) {
  const growth = before ? modules.map(([file, size]) => [file, size - (before[file] ?? 0)]) : modules;
  const largest = growth.filter(([, size]) => size > 0).sort((a, b) => b[1] - a[1]);
  const list = largest
    .slice(0, MENTIONED)
    .map(([file, size]) => `${short(file)} (${before ? '+' : ''}${kilobytes(size)})`);
  return `${before ? 'Grown' : 'Largest'} in the source: ${list.join(', ') || 'nothing'}.`;
}

/**
 * Fails a build if a part exceeds its budget, and reports by how much and what has grown. Stores the sizes once all
 * parts are within budget.
 */
export class BudgetPlugin {
  /**
   * @param {string} memory file that stores the sizes
   * @param {(compilation: object) => {part: string, budget: number, chunks: Iterable<object>}[]} parts `budget` in KB
   */
  constructor(memory, parts) {
    this.memory = memory;
    this.parts = parts;
  }

  remembered() {
    try {
      return JSON.parse(readFileSync(this.memory, 'utf8'));
    } catch {
      return {};
    }
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const before = this.remembered();
      const sizes = {};
      const over = [];
      for (const { part, budget, chunks } of this.parts(compilation)) {
        const all = [...chunks];
        const files = new Set(all.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js')));
        const content = (file) => compiler.outputFileSystem.readFileSync(join(compilation.outputOptions.path, file));
        const bytes = [...files].reduce((sum, file) => sum + gzipSync(content(file), { level: 9 }).length, 0);
        const modules = [...modulesOf(compilation, all)];
        sizes[part] = Object.fromEntries(modules);
        if (bytes > budget * 1000)
          over.push(
            `${part} weighs ${kilobytes(bytes)} with gzip, ${kilobytes(bytes - budget * 1000)} over its budget of ${budget} KB (tooling/webpack/budgets.json). ${grown(modules, before[part])}`,
          );
      }
      for (const sentence of over) compilation.errors.push(new compiler.webpack.WebpackError(sentence));
      if (over.length > 0) return;
      mkdirSync(dirname(this.memory), { recursive: true });
      writeFileSync(this.memory, JSON.stringify(sizes));
    });
  }
}

/** Parts of a remote: its entry, and each page and extension with the chunks it loads in addition. */
export const remoteParts =
  (name, pages, extensions, { remote, remotes }) =>
  (compilation) => {
    const budget = { ...remote, ...remotes[name] };
    const group = (chunk) => compilation.namedChunkGroups.get(chunk)?.chunks ?? [];
    const entry = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
    return [
      { part: `${name}: remoteEntry`, budget: budget.entry, chunks: entry },
      ...pages.map((page) => ({
        part: `${name}: ${page}`,
        budget: budget.pages?.[page] ?? budget.page,
        chunks: group(`page-${page}`),
      })),
      ...extensions.map((component) => ({
        part: `${name}: ${component}`,
        budget: budget.extension,
        chunks: group(`extension-${component}`),
      })),
    ];
  };

/** Parts of the shell: what every first visit loads, the landing page, and what loads pages of remotes. */
export const shellParts =
  ({ shell }) =>
  (compilation) => [
    { part: 'shell: first script', budget: shell['first script'], chunks: compilation.entrypoints.get('main').chunks },
    ...['landing', 'loader'].map((name) => ({
      part: `shell: ${name}`,
      budget: shell[name],
      chunks: compilation.namedChunkGroups.get(name)?.chunks ?? [],
    })),
  ];
