import { explain } from '../bootstrap/explain.mjs';
import { buildFrontEnd } from './build-front-end.mjs';

try {
  await buildFrontEnd((line) => console.log(line));
} catch (error) {
  console.error(explain(error, 'build the front end'));
  process.exit(1);
}
await import('./serve-api.mjs');
