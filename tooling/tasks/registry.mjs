import { join } from 'node:path';
import { createApp, NAME, openTokens } from '../registry/index.mjs';
import { command, say } from './command.mjs';
import { root } from './packages.mjs';
import { releases } from './site.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

const USAGE = `Usage:
  npm run registry                           receives remotes from elsewhere on 127.0.0.1:8090 (HOST, PORT)
  npm run registry -- token mfe-x            creates a token that publishes mfe-x
  npm run registry -- token mfe-x revoke     revokes its tokens`;

const dir = join(process.env.DATA_DIR || join(root, 'data'), 'registry');
const tokens = openTokens(dir);

function changeTokens(name, action) {
  if (!NAME.test(name ?? '') || (action && action !== 'revoke')) throw new Error(USAGE);
  if (action) return say(`${tokens.revoke(name)} tokens of ${name} were revoked.`);
  say(tokens.create(name));
  console.error(`This token publishes ${name}. It is shown only this once.`);
}

async function serve() {
  const { storage } = await releases();
  const app = createApp({ storage, tokens, dir });
  const { HOST: host = '127.0.0.1', PORT: port = '8090' } = process.env;
  say(`The registry receives remotes at ${await app.listen({ host, port: Number(port) })}.`);
  stopOnSignals(() => app.close());
}

await command(async (what, name, action) => {
  if (what === undefined) return await serve();
  if (what !== 'token') throw new Error(USAGE);
  changeTokens(name, action);
});
