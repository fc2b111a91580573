import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Engine } from './engine.ts';
import { sqlite } from './sqlite.ts';

/** The database that the settings name: PostgreSQL, whose client is loaded for it alone, or a file in the data folder. */
export async function chosenDatabase({
  databaseUrl,
  databaseConnections,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>): Promise<Engine> {
  if (!databaseUrl) return sqlite(join(dataDir, 'northlight.sqlite'));
  const { postgres } = await import('./postgres.ts');
  return postgres(databaseUrl, { connections: databaseConnections });
}
