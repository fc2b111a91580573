import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { offer } from '../dev/offer.mjs';
import { startDev } from '../dev/start-dev.mjs';
import { buildProduct } from './build-product.mjs';
import { namedRemote } from './named-remote.mjs';
import { remotes, root } from './packages.mjs';
import { site } from './site.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

const HELP = `Name what you work on:
${[...remotes, 'shell'].map((name) => `  npm run dev -- ${name}`).join('\n')}

A remote runs inside the real shell, with the other remotes as built and the API on demo data; what you save shows in
the open page and keeps its state. "shell" does the same for the shell, shared-ui and shared-api. A path works too, for
a remote that stands elsewhere. PORT=3000 chooses another port than 8080.

With --offer a remote is built as for a release and offered to a shell that runs elsewhere, on port 3005: open that
shell with ?remote=mfe-x@http://localhost:3005, accept, and reload to see what you saved.`;

const [wanted = '', option] = process.argv.slice(2);
const isOffered = option === '--offer';
const work = wanted === 'shell' ? { name: 'shell', dir: join(root, 'shell') } : namedRemote(wanted);
if (!work || (option && !isOffered) || (isOffered && wanted === 'shell')) {
  console.error(wanted ? `There is no remote ${wanted}.\n\n${HELP}` : HELP);
  process.exit(1);
}

const say = (line) => console.log(line);

/** Builds all other packages. If a build fails but an earlier one exists, it continues with that. */
async function buildTheRest() {
  try {
    await buildProduct(say);
  } catch (error) {
    if (!existsSync(join(site, 'remotes.json'))) throw error;
    say(`${error.message}\nGoing on with what was built before.`);
  }
}

try {
  if (isOffered) {
    stopOnSignals(await offer({ ...work, port: Number(process.env.PORT ?? 3005), say }));
  } else {
    await buildTheRest();
    stopOnSignals(await startDev({ ...work, root, site, port: Number(process.env.PORT ?? 8080), say }));
  }
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? 'That port is taken: choose another with PORT=3000.' : error.message);
  process.exit(1);
}
