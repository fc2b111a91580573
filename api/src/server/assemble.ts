import { mkdirSync } from 'node:fs';
import type { SecurityEventKind } from '@northlight/shared-api/rules';
import { RememberedAccess } from '../accounts/access/remembered-access.ts';
import { createPasskeyChallenges } from '../accounts/passkeys/challenges.ts';
import { createExportLinks } from '../accounts/personal-data/export-links.ts';
import { createChallenges } from '../accounts/second-factor/challenges.ts';
import { createAccessTokens } from '../accounts/sessions/access-tokens.ts';
import { createRefreshTokens } from '../accounts/sessions/refresh-tokens.ts';
import { createAssistant } from '../assistant/engine/index.ts';
import type { AssistantEngine } from '../assistant/engine/types.ts';
import type { DrawDeck, LookAtDeck } from '../decks/context.ts';
import { createSlideImages } from '../decks/slides/slide-images.ts';
import { createEngines } from '../evaluation/engine/engines.ts';
import { createLikelihoodEngine } from '../evaluation/engine/likelihood/index.ts';
import { tracedEngine } from '../evaluation/engine/traced-engine.ts';
import type { Engine, LikelihoodEngine } from '../evaluation/engine/types.ts';
import type { Config } from '../platform/config.ts';
import { chosenDatabase } from '../platform/database/chosen.ts';
import type { Engine as DatabaseEngine } from '../platform/database/engine.ts';
import { openDatabase } from '../platform/database/open.ts';
import { watchAccess } from '../platform/database/watch-access.ts';
import { chosenFiles } from '../platform/files/chosen.ts';
import { openJobs } from '../platform/jobs/open-jobs.ts';
import { Worker, type WorkerReport } from '../platform/jobs/worker.ts';
import { createMailer, type MailReport } from '../platform/mail/mailer.ts';
import { openReleases, type ReleaseReport } from '../platform/releases/releases.ts';
import { createFileLinks } from '../platform/security/file-links.ts';
import { keysOf } from '../platform/security/keys.ts';
import { createMailTokens } from '../platform/security/mail-tokens.ts';
import { createNetworkHash } from '../platform/security/network.ts';
import { createSecretBox } from '../platform/security/secret-box.ts';
import { tracedFiles, tracedQueries } from '../platform/telemetry/tracing/parts.ts';
import { type Tracer, untraced } from '../platform/telemetry/tracing/tracer.ts';
import type { Context, ReadDeck } from './context.ts';
import { KINDS } from './jobs.ts';
import { createModelEngine, type ModelParts } from './model-engine.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** What a server needs besides its settings. */
export interface Parts {
  config: Config;
  readDeck: ReadDeck;
  drawDeck: DrawDeck;
  lookAtDeck: LookAtDeck;
  /** The built-in engine. */
  engine: Engine;
  /** @default the built-in one */
  likelihood?: LikelihoodEngine;
  /** @default the built-in one */
  assistant?: AssistantEngine;
  /** How to wait between calls to the language model, and where failures are reported. */
  modelCalls?: Partial<Pick<ModelParts, 'report' | 'wait' | 'random'>>;
  mailReport: MailReport;
  /** Emails sent at the same time. */
  mailPlaces?: number;
  /** @default reports nothing */
  jobReport?: WorkerReport;
  /** @default reports nothing */
  releaseReport?: ReleaseReport;
  /** Counts a security event. */
  countSecurityEvent?: (kind: SecurityEventKind) => void;
  /** @default traces nothing */
  tracer?: Tracer;
  clock?: () => Date;
  /** @default the configured database */
  database?: DatabaseEngine;
}

const NO_REPORT: ReleaseReport = {
  registryFailed: () => {},
  standingsFailed: () => {},
  canaryStopped: () => {},
  pageEnded: () => {},
  renderingFailed: () => {},
};

const NO_PLACES = { reading: 0, export: 0, mail: 0, upkeep: 0 };
const NO_JOB_REPORT: WorkerReport = { ended: () => {}, failed: () => {} };

/** Files written, emails sent by default and tasks of the upkeep at the same time. */
const EXPORTS = 2;
const MAILS = 4;
const TASKS = 1;

/** Opens the database and the file store, and creates all services that routes use. */
export async function assemble({
  config,
  readDeck,
  drawDeck,
  lookAtDeck,
  engine,
  likelihood = createLikelihoodEngine(),
  assistant = createAssistant(),
  modelCalls: { report = () => {}, ...waiting } = {},
  mailReport,
  mailPlaces = MAILS,
  releaseReport = NO_REPORT,
  jobReport = NO_JOB_REPORT,
  countSecurityEvent = () => {},
  tracer = untraced,
  clock = () => new Date(),
  database: given,
}: Parts): Promise<Context> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keyOf = keysOf(config);
  const key = keyOf('access-tokens');
  const files = tracedFiles(tracer, await chosenFiles(config), config.bucket ? 's3' : 'folder');
  const log = tracer.isOn ? tracedQueries(tracer, config.databaseUrl ? 'postgresql' : 'sqlite') : undefined;
  const rememberedAccess = new RememberedAccess(clock);
  let tellOthers = () => {};
  const database = watchAccess(given ?? (await chosenDatabase(config)), () => {
    rememberedAccess.forget();
    tellOthers();
  });
  const db = await openDatabase(database, log);
  const isWorking = config.role !== 'web';
  const places = isWorking
    ? { reading: config.deckReaders, export: EXPORTS, mail: mailPlaces, upkeep: TASKS }
    : NO_PLACES;
  const queue = await openJobs({
    db,
    shared: database.shared,
    clock,
    tracer,
    role: config.role,
    places,
    report: jobReport.failed,
  });
  const { signals } = queue;
  tellOthers = () => void signals.send({ about: 'access' });
  signals.listen(({ about }) => {
    if (about === 'access') rememberedAccess.forget();
  });
  const builtIn = {
    name: 'rubric',
    model: null,
    evaluation: tracedEngine(tracer, engine),
    likelihood,
    assistant,
  } as const;
  const settings = config.languageModel;
  const model = settings && createModelEngine({ settings, builtIn, db, clock, report, tracer, ...waiting });
  const context: Omit<Context, 'worker' | 'queue'> = {
    config,
    readDeck,
    drawDeck,
    lookAtDeck,
    engines: createEngines(builtIn, model),
    tracer,
    jobs: queue.jobs,
    personalData: PERSONAL_DATA,
    clock,
    db,
    files,
    slides: createSlideImages({ files, jobs: queue.jobs, db, clock }),
    mailer: createMailer(config, mailReport, clock, tracer),
    mailToken: createMailTokens(keyOf('mail-links')),
    accessTokens: createAccessTokens(key, clock),
    rememberedAccess,
    refreshTokens: createRefreshTokens(keyOf('refresh-tokens')),
    challenges: createChallenges(key, clock),
    passkeyChallenges: createPasskeyChallenges(key, clock),
    securityLog: { key, count: countSecurityEvent },
    secrets: createSecretBox(keyOf('secrets')),
    exportLinks: createExportLinks(key, clock),
    releases: openReleases({ config, db, clock, report: releaseReport }),
    hashNetwork: createNetworkHash(key),
    fileLinks: createFileLinks(keyOf('file-links'), clock),
  };
  const worker = new Worker({ ...queue, db, clock, tracer, kinds: KINDS, context, places, report: jobReport });
  return { ...context, worker, queue };
}
