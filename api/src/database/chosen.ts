import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Engine } from './engine.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

/** The database that the settings name: PostgreSQL, or a file in the data folder. */
export function chosenDatabase(
  { databaseUrl, databaseConnections, dataDir }: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  onLost?: (error: Error) => void,
): Engine {
  return databaseUrl
    ? postgres(databaseUrl, { connections: databaseConnections, ...(onLost && { onLost }) })
    : sqlite(join(dataDir, 'northlight.sqlite'));
}
