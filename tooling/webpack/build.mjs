// Builds one package of the suite: node build.mjs <folder> [mode]
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const dir = resolve(process.argv[2] ?? '.');
const mode = process.argv[3] ?? 'production';
process.env.NODE_ENV = mode;
process.chdir(dir); // Module Federation writes its entry below the working directory, and the path orders modules
const { default: config } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
const compiler = webpack(await config({}, { mode }));
compiler.run((error, stats) => {
  if (error) console.error(error);
  else if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = error || stats.hasErrors() || stats.hasWarnings() ? 1 : 0;
  compiler.close(() => {});
});
