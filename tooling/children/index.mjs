import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const API = join(import.meta.dirname, '../../api');

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Packages stay where they are; those of this workspace are sources like the rest. */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@northlight/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Compiles the scripts that the server runs in sandboxed processes (`child/main.ts`) into `dist/children`, and lists them
 * there with the SHA-256 of each source. Files of earlier builds stay, because a server may still start them.
 * @param {string} api folder of the server
 * @returns {Promise<Record<string, string>>} for the path of each script in `api`, the path of its compiled file in that folder
 * @throws {Error} with the compiler's output
 */
export async function compileChildren(api = API) {
  const folder = join(api, 'dist/children');
  const { metafile } = await build({
    absWorkingDir: api,
    entryPoints: globSync('src/**/child/main.ts', { cwd: api }),
    outbase: 'src',
    outdir: folder,
    entryNames: '[dir]-[hash]',
    chunkNames: '[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    plugins: [packages],
    metafile: true,
    logLevel: 'silent',
  });
  const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint?.endsWith('/main.ts'));
  const scripts = Object.fromEntries(
    outputs.map(([path, { entryPoint }]) => [entryPoint, relative(folder, join(api, path)).replaceAll('\\', '/')]),
  );
  const sources = Object.fromEntries(Object.keys(metafile.inputs).map((path) => [path, hashOf(join(api, path))]));
  const listing = join(folder, 'listing.json');
  // Renamed into place, so that no server reads half of it.
  writeFileSync(`${listing}.${process.pid}`, JSON.stringify({ scripts, sources }));
  renameSync(`${listing}.${process.pid}`, listing);
  return scripts;
}
