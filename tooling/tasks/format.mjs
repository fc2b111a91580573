import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.mjs';

const biome = join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome');
process.exitCode =
  spawnSync(process.execPath, [biome, 'check', '--write', root], { stdio: 'inherit', cwd: root }).status ?? 1;
