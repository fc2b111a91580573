import { join } from 'node:path';
import { pack } from '../remote-sdk/pack.mjs';
import { buildFrontEnd } from './build-front-end.mjs';
import { command, say } from './command.mjs';
import { root } from './packages.mjs';

await command(async () => {
  await buildFrontEnd(say); // the SDK contains the shell for previews
  say(`The SDK for remotes elsewhere is in ${await pack(join(root, 'dist'))}.`);
});
