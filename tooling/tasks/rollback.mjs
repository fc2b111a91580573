import { rollback } from '../release/index.mjs';
import { command, say } from './command.mjs';
import { releases } from './site.mjs';

await command(async (name, wanted) => {
  const { storage } = await releases();
  const { release, previous } = await storage.exclusively(() => rollback(storage, name, wanted));
  say(`${name} is back at ${release} (before: ${previous}).`);
});
