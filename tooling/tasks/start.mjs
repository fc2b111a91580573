import { explain } from '../bootstrap/explain.mjs';
import { buildFrontEnd } from './build-front-end.mjs';

try {
  await buildFrontEnd((line) => console.log(line));
} catch (error) {
  console.error(explain(error, 'build the front end'));
  process.exit(1);
}
await import('../../api/src/main.ts');

// Whoever started this may be gone without a word; then there is nobody left to stop the server.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
