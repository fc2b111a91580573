import { join } from 'node:path';
import { pack } from '../remote-sdk/pack.mjs';
import { command, say } from './command.mjs';
import { root } from './packages.mjs';

await command(async () => say(`The SDK for remotes elsewhere is in ${await pack(join(root, 'dist'))}.`));
