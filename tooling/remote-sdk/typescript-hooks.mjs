// Lets Node import the SDK's TypeScript, which it otherwise refuses below node_modules, and the suite's modules by name.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { MODULES, suite } from './modules.mjs';

const root = pathToFileURL(suite).href;
const compiler = { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } };

registerHooks({
  resolve(specifier, context, next) {
    return next(Object.hasOwn(MODULES, specifier) ? pathToFileURL(MODULES[specifier]).href : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith(root) || !url.endsWith('.ts')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), compiler);
    return { format: 'module', shortCircuit: true, source: code };
  },
});
