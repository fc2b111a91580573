import type { Evaluated } from './commands/evaluate-deck.ts';
import type { Config } from './config.ts';
import type { Db } from './database/open.ts';
import type { Deck, ReadingOptions } from './deck/types.ts';
import type { Engines } from './engine/index.ts';
import type { FileStore } from './files/store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Runs } from './runs/runs.ts';
import type { AccessTokens } from './security/access-tokens.ts';
import type { Challenges } from './security/challenges.ts';
import type { ExportLinks } from './security/export-links.ts';
import type { FileLinks } from './security/file-links.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { SlideImages } from './slides/types.ts';
import type { Tracer } from './tracing/tracer.ts';

/** Reads a PDF. Throws DeckError for a file that is no deck and BusyError when there is too much to do. */
export type ReadDeck = (path: string, options?: ReadingOptions) => Promise<Deck>;

/** What the parts of the server work with. */
export interface Context {
  config: Config;
  db: Db;
  files: FileStore;
  mailer: Mailer;
  accessTokens: AccessTokens;
  exportLinks: ExportLinks;
  challenges: Challenges;
  secrets: SecretBox;
  fileLinks: FileLinks;
  readDeck: ReadDeck;
  slides: SlideImages;
  engines: Engines;
  /** Evaluations that this server has. */
  runs: Runs<Evaluated>;
  tracer: Tracer;
  clock: () => Date;
}
