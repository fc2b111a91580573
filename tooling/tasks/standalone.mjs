import { startStandalone } from '../standalone/start-standalone.mjs';
import { namedRemote } from './named-remote.mjs';
import { remotes } from './packages.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

const HELP = `Name a remote:
${remotes.map((name) => `  npm run standalone -- ${name}`).join('\n')}

It runs by itself, without shell or server: its stories say what the API answers, and a bar above the page lets you
choose page, situation and person. A path works too. PORT=3000 chooses another port than 8090.`;

const [wanted = ''] = process.argv.slice(2);
const remote = namedRemote(wanted);
if (!remote) {
  console.error(wanted ? `There is no remote ${wanted}.\n\n${HELP}` : HELP);
  process.exit(1);
}
try {
  const port = Number(process.env.PORT ?? 8090);
  stopOnSignals(await startStandalone({ ...remote, port, say: (line) => console.log(line) }));
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? 'That port is taken: choose another with PORT=3000.' : error.message);
  process.exit(1);
}
