import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Context, ReadDeck } from './context.ts';
import { openDatabase } from './database/open.ts';
import { sqlite } from './database/sqlite.ts';
import type { Engine } from './engine/types.ts';
import { folderStore } from './files/folder.ts';
import { createMailer, type MailReport } from './mail/mailer.ts';
import { createAccessTokens } from './security/access-tokens.ts';
import { keyFrom } from './security/keys.ts';

/** What a server is made of beside its settings. */
export interface Parts {
  config: Config;
  readDeck: ReadDeck;
  engine: Engine;
  mailReport: MailReport;
  clock?: () => Date;
  /** Keeps the database in memory, for as long as the server lives. */
  inMemory?: boolean;
}

/** Opens the database and the folders, and puts everything together that routes work with. */
export async function assemble({
  config,
  readDeck,
  engine,
  mailReport,
  clock = () => new Date(),
  inMemory,
}: Parts): Promise<Context> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = keyFrom(join(dataDir, 'keys/access-tokens.key'));
  return {
    config,
    readDeck,
    engine,
    clock,
    db: await openDatabase(sqlite(inMemory ? ':memory:' : join(dataDir, 'northlight.sqlite'))),
    files: folderStore(join(dataDir, 'files')),
    mailer: createMailer(config, mailReport, clock),
    accessTokens: createAccessTokens(key, clock),
  };
}
