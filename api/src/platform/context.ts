import type { Config } from './config.ts';
import type { Db } from './database/open.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Releases } from './releases/releases.ts';
import type { FileLinks } from './security/file-links.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { Tracer } from './telemetry/tracing/tracer.ts';

/** Services that every area uses. Each area extends this context with its own services. */
export interface Context {
  config: Config;
  db: Db;
  files: FileStore;
  mailer: Mailer;
  /** The token of the link in an email, by the email's id. */
  mailToken: (mailId: string) => string;
  /** Background jobs. */
  jobs: Jobs;
  secrets: SecretBox;
  fileLinks: FileLinks;
  releases: Releases;
  /** Names a client's network in counters, without revealing it. */
  hashNetwork: (address: string) => string;
  tracer: Tracer;
  clock: () => Date;
}
