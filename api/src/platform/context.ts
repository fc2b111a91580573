import type { Config } from './config.ts';
import type { Db } from './database/open.ts';
import type { FileStore } from './files/store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FileLinks } from './security/file-links.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { Tracer } from './telemetry/tracing/tracer.ts';

/** The services that every area works with. Each area adds its own to the context of the areas below it. */
export interface Context {
  config: Config;
  db: Db;
  files: FileStore;
  mailer: Mailer;
  secrets: SecretBox;
  fileLinks: FileLinks;
  tracer: Tracer;
  clock: () => Date;
}
