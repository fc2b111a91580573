import { homedir, hostname } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { MODEL_ENVIRONMENT, modelMistakes, modelSettings } from './language-model/settings.ts';
import { TRACING_ENVIRONMENT, tracingSettings } from './telemetry/tracing/settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const flag = (name: string) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], `${name} must be on or off.`)
    .transform((v) => ['on', 'true', '1'].includes(v));

const whole = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a whole number from ${min} to ${max}.`)
    .int(`${name} must be a whole number from ${min} to ${max}.`)
    .min(min, `${name} must be a whole number from ${min} to ${max}.`)
    .max(max, `${name} must be a whole number from ${min} to ${max}.`);

const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((path) => (isAbsolute(path) ? path : resolve(path.replace(/^~(?=\/)/, homedir()))));

const webAddress = (name: string) =>
  z
    .string()
    .refine(
      (v) => /^https?:\/\/[^/]+/.test(v) && URL.canParse(v),
      `${name} must be an address such as https://app.example.com.`,
    )
    .transform((v) => v.replace(/\/+$/, ''));

/** Parses `LinkedIn=https://…, GitHub=https://…` into a list; `off` gives an empty list. */
const socialLinks = z
  .string()
  .default('LinkedIn=https://www.linkedin.com/, X=https://x.com/')
  .transform((text) =>
    (text === 'off' ? [] : list(text)).map((entry) => entry.split(/=(.*)/s).map((part) => part.trim())),
  )
  .refine(
    (links) => links.every(([label, url = '']) => label && /^https:\/\//.test(url) && URL.canParse(url)),
    'SOCIAL_LINKS must look like LinkedIn=https://www.linkedin.com/company/example, GitHub=https://github.com/example.',
  )
  .transform((links) => links.map(([label = '', url = '']) => ({ label, url })));

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);

const origin = (name: string) =>
  z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, `${name} must be an origin such as https://cdn.example.com, without a path.`);

const origins = z
  .string()
  .transform(list)
  .refine(
    (entries) => entries.every((entry) => isOrigin(entry.replace(/:\*$/, ''))),
    'REMOTE_ORIGINS must be origins separated by commas, such as https://parts.example.com or http://localhost:*.',
  );

/** Every setting, keyed by its environment variable. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535).default(8080),
  DATA_DIR: folder(join(root, 'data')),
  SITE_DIR: folder(join(root, 'dist/site')),
  ASSETS_URL: origin('ASSETS_URL').optional(),
  REGISTRY_URL: webAddress('REGISTRY_URL').optional(),
  PUBLIC_URL: webAddress('PUBLIC_URL').optional(),
  PRODUCT_NAME: z
    .string()
    .trim()
    .min(1, 'PRODUCT_NAME must not be empty.')
    .max(60, 'PRODUCT_NAME can have at most 60 characters.')
    .default('Northlight'),
  PROVIDER_EMAIL: z.email('PROVIDER_EMAIL must be an email address.').default('hello@northlight.example'),
  COST_NOTE: z
    .string()
    .trim()
    .max(200, 'COST_NOTE can have at most 200 characters.')
    .default('It is free for founders and investors.'),
  EVALUATION_ACCESS: z.enum(['everyone', 'login'], 'EVALUATION_ACCESS must be everyone or login.').default('everyone'),
  VISITOR_EVALUATIONS_PER_HOUR: whole('VISITOR_EVALUATIONS_PER_HOUR', 0, 1_000_000).default(20),
  SIGN_UPS_PER_HOUR: whole('SIGN_UPS_PER_HOUR', 1, 10_000_000).default(2000),
  DECK_STORAGE_MB: whole('DECK_STORAGE_MB', 50, 100_000_000).default(500),
  VISITOR_DECK_STORAGE_MB: whole('VISITOR_DECK_STORAGE_MB', 50, 100_000_000).default(2000),
  SENT_STORAGE_MB: whole('SENT_STORAGE_MB', 100, 100_000_000).default(2000),
  ALL_SENT_STORAGE_MB: whole('ALL_SENT_STORAGE_MB', 100, 1_000_000_000).default(50_000),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 1, 10_000_000).default(1200),
  DEMO: flag('DEMO').optional(),
  REQUIRE_VERIFIED_EMAIL: flag('REQUIRE_VERIFIED_EMAIL').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (v) => /^smtps?:\/\/[^/]+/.test(v) && URL.canParse(v),
      'SMTP_URL must look like smtp://user:password@mail.example.com:587.',
    )
    .optional(),
  MAIL_FROM: z.string().trim().min(3, 'MAIL_FROM must be an email address.').optional(),
  TRUST_PROXY: z.string().default('off'),
  DECK_READERS: whole('DECK_READERS', 1, 64).default(2),
  SPARE_DECK_READERS: whole('SPARE_DECK_READERS', 0, 64).default(1),
  DECK_OCR: flag('DECK_OCR').default(true),
  READER_SANDBOX: z
    .enum(['auto', 'bubblewrap', 'permissions'], 'READER_SANDBOX must be auto, bubblewrap or permissions.')
    .default('auto'),
  API_DOCS: flag('API_DOCS').optional(),
  CHECK_ANSWERS: flag('CHECK_ANSWERS').default(false),
  ...MODEL_ENVIRONMENT,
  SCAN_COMMAND: z.string().trim().optional(),
  SOCIAL_LINKS: socialLinks,
  REMOTE_ORIGINS: origins.optional(),
  RENDER_DEADLINE: whole('RENDER_DEADLINE', 0, 10_000).default(80),
  REMOTE_TIMEOUT: whole('REMOTE_TIMEOUT', 100, 120_000).default(15_000),
  TELEMETRY_PERCENT: whole('TELEMETRY_PERCENT', 0, 100).optional(),
  KNOWN_GOOD_LOADS: whole('KNOWN_GOOD_LOADS', 1, 1_000_000).default(20),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    )
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (v) => /^postgres(ql)?:\/\/[^/]*\/[^/?]+/.test(v) && URL.canParse(v),
      'DATABASE_URL must look like postgres://user:password@db.example.com:5432/northlight.',
    )
    .optional(),
  FILES: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?$/, 'FILES must look like s3://bucket/prefix.')
    .optional(),
  S3_ENDPOINT: webAddress('S3_ENDPOINT').optional(),
  AWS_REGION: z.string().trim().default('us-east-1'),
  REDIS_URL: z
    .string()
    .refine(
      (v) => /^rediss?:\/\/[^/]+/.test(v) && URL.canParse(v),
      'REDIS_URL must look like redis://cache.example.com:6379.',
    )
    .optional(),
  METRICS_PORT: whole('METRICS_PORT', 1, 65_535).optional(),
  SHUTDOWN_DELAY: whole('SHUTDOWN_DELAY', 0, 30_000).default(0),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY needs at least 32 characters.').optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'ROLE must be all, web or worker.').default('all'),
  WEB_PROCESSES: whole('WEB_PROCESSES', 1, 64).default(1),
  DATABASE_CONNECTIONS: whole('DATABASE_CONNECTIONS', 1, 500).default(10),
  ...TRACING_ENVIRONMENT,
});

export const SETTING_NAMES = Object.keys(Environment.shape);

/** Thrown for one or more invalid settings. `message` has one sentence for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);

/** True for a PUBLIC_URL on this machine. Any other PUBLIC_URL means that a proxy forwards outside traffic here. */
const isOwn = (address: string) => isLoopback(new URL(address).hostname);

/** Off, on, or a comma-separated list of proxy addresses and networks. */
function trustedProxies(value: string): boolean | string {
  if (['off', 'false', '0'].includes(value)) return false;
  return ['on', 'true', '1'].includes(value) ? true : value;
}

/** The public address to use when PUBLIC_URL is not set. */
function defaultUrl(host: string, port: number): string {
  const name = isLoopback(host) ? 'localhost' : ['0.0.0.0', '::'].includes(host) ? hostname() : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** One sentence for each setting that does not fit the others. */
function contradictions(e: z.infer<typeof Environment>): string[] {
  const isShared = e.WEB_PROCESSES > 1;
  return [
    e.ROLE !== 'all' &&
      !e.DATABASE_URL &&
      'ROLE needs DATABASE_URL: the embedded database works with a single server that does everything.',
    isShared &&
      !e.DATABASE_URL &&
      'WEB_PROCESSES needs DATABASE_URL: the embedded database works with a single server that does everything.',
    isShared &&
      !e.REDIS_URL &&
      'WEB_PROCESSES needs REDIS_URL: otherwise each process counts requests by itself, which multiplies the limits.',
    isShared && e.ROLE === 'worker' && 'WEB_PROCESSES needs ROLE=web or ROLE=all: a worker answers no requests.',
  ].filter((sentence) => sentence !== false);
}

/**
 * Reads all settings. An empty variable counts as unset.
 * @throws {ConfigError} with one sentence for each invalid setting
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const e = parsed.data;
  const mistakes = [...modelMistakes(e), ...contradictions(e)];
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  const embedded = isLoopback(e.HOST) && (e.PUBLIC_URL === undefined || isOwn(e.PUBLIC_URL));
  const dataDir = e.DATA_DIR;
  return {
    host: e.HOST,
    port: e.PORT,
    /** True when only this machine can reach the server. */
    embedded,
    dataDir,
    siteDir: e.SITE_DIR,
    /** Origin that serves scripts, styles and fonts; empty for the page's own origin. */
    assetsUrl: e.ASSETS_URL ?? '',
    /** URL of the release registry, when it is hosted apart from the front end. */
    registryUrl: e.REGISTRY_URL,
    outboxDir: join(dataDir, 'outbox'),
    publicUrl: e.PUBLIC_URL ?? defaultUrl(e.HOST, e.PORT),
    isPublicUrlSet: e.PUBLIC_URL !== undefined,
    productName: e.PRODUCT_NAME,
    providerEmail: e.PROVIDER_EMAIL,
    /** What the product costs, in a sentence for the landing page. */
    costNote: e.COST_NOTE,
    evaluationAccess: e.EVALUATION_ACCESS,
    visitorEvaluationsPerHour: e.VISITOR_EVALUATIONS_PER_HOUR,
    /** Sign-ups by everybody together, including failed ones. */
    signUpsPerHour: e.SIGN_UPS_PER_HOUR,
    /** Storage quota for evaluated decks, in megabytes: per account, and for all visitors together. */
    deckStorageMb: e.DECK_STORAGE_MB,
    visitorDeckStorageMb: e.VISITOR_DECK_STORAGE_MB,
    /** Storage quota for sent decks and the files in answers, in megabytes: per account, and for everybody together. */
    sentStorageMb: e.SENT_STORAGE_MB,
    allSentStorageMb: e.ALL_SENT_STORAGE_MB,
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    /**
     * Adds demo accounts, whose password is public. A PostgreSQL database, which others may share, needs an explicit
     * DEMO=on.
     */
    demo: embedded && (e.DEMO ?? !e.DATABASE_URL),
    /** PostgreSQL URL. When unset, the server uses SQLite in the data folder. */
    databaseUrl: e.DATABASE_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    /** S3-compatible storage. When unset, files are stored in the data folder. */
    bucket: e.FILES ? { address: e.FILES, endpoint: e.S3_ENDPOINT, region: e.AWS_REGION } : undefined,
    /** Redis for rate limits shared by several servers. When unset, each server counts on its own. */
    redisUrl: e.REDIS_URL,
    /** Port that serves Prometheus metrics. When unset, metrics are not served. */
    metricsPort: e.METRICS_PORT,
    /** Where traces are exported; null turns tracing off. */
    tracing: tracingSettings(e),
    /** What this server does: answer requests, run background jobs, or both. */
    role: e.ROLE,
    /** Web servers that share the port. With more than one, a supervisor starts them. */
    webProcesses: e.WEB_PROCESSES,
    /** Milliseconds between the stop signal and closing the server, so that a proxy has time to notice. */
    shutdownDelay: e.SHUTDOWN_DELAY,
    /** Secret that all keys are derived from. When unset, keys are generated and stored in the data folder. */
    secretKey: e.SECRET_KEY,
    requireVerifiedEmail: e.REQUIRE_VERIFIED_EMAIL ?? e.SMTP_URL !== undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `${e.PRODUCT_NAME} <no-reply@${new URL(e.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    trustProxy: trustedProxies(e.TRUST_PROXY.toLowerCase()),
    deckReaders: e.DECK_READERS,
    /** Reader processes that are started before a deck arrives. */
    spareDeckReaders: e.SPARE_DECK_READERS,
    /** Runs OCR on slides that are images. */
    deckOcr: e.DECK_OCR,
    /** Level of the sandbox of reader processes; undefined for the strongest one that the machine offers. */
    readerSandbox: e.READER_SANDBOX === 'auto' ? undefined : e.READER_SANDBOX,
    /** The language model that scores and writes; null when only the built-in engine is available. */
    languageModel: modelSettings(e),
    /** Command that scans each file before it is stored. */
    scanCommand: e.SCAN_COMMAND,
    /** Links to the company's social media profiles. */
    socialLinks: e.SOCIAL_LINKS,
    /** Origins from which a browser may load overridden remotes; `:*` matches any port. */
    remoteOrigins:
      e.REMOTE_ORIGINS ?? (embedded && e.DEMO !== false ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
    /** Milliseconds a remote may take to load. */
    renderDeadline: e.RENDER_DEADLINE,
    remoteTimeout: e.REMOTE_TIMEOUT,
    /** Percentage of browser tabs that report how remotes load. */
    telemetryPercent: e.TELEMETRY_PERCENT ?? (embedded ? 100 : 10),
    /** Reported loads without failures after which a release counts as known good. */
    knownGoodLoads: e.KNOWN_GOOD_LOADS,
    /** Serves the documentation of the API at /api/docs. */
    apiDocs: e.API_DOCS ?? embedded,
    /** Validates every answer against its schema, which costs more than the answer itself. For tests and development. */
    checkAnswers: e.CHECK_ANSWERS,
    logLevel: e.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
  };
}

export type Config = ReturnType<typeof readConfig>;
