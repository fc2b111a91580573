import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.mjs';

process.exitCode =
  spawnSync('pnpm', ['--dir', join(root, 'tooling/strings'), 'run', 'strings'], { stdio: 'inherit' }).status ?? 1;
