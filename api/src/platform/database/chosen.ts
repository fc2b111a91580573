import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Engine } from './engine.ts';
import { sqlite } from './sqlite.ts';

/**
 * Opens the configured database: PostgreSQL, whose client is loaded only when needed, or a SQLite file in the data
 * folder.
 */
export async function chosenDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
): Promise<Engine> {
  const { databaseUrl, databaseConnections, dataDir } = config;
  if (!databaseUrl) return sqlite(join(dataDir, 'northlight.sqlite'));
  const { postgres } = await import('./postgres.ts');
  return postgres(databaseUrl, { connections: databaseConnections });
}
