import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Context, ReadDeck } from './context.ts';
import { chosenDatabase } from './database/chosen.ts';
import type { Engine as DatabaseEngine } from './database/engine.ts';
import { openDatabase } from './database/open.ts';
import { createAssistant } from './engine/assistant/index.ts';
import type { AssistantEngine } from './engine/assistant/types.ts';
import { createEngines } from './engine/index.ts';
import { createLikelihoodEngine } from './engine/likelihood/index.ts';
import { createModelEngine, type ModelParts } from './engine/llm/index.ts';
import type { Engine, LikelihoodEngine } from './engine/types.ts';
import { chosenFiles } from './files/chosen.ts';
import { createMailer, type MailReport } from './mail/mailer.ts';
import { createAccessTokens } from './security/access-tokens.ts';
import { createChallenges } from './security/challenges.ts';
import { createExportLinks } from './security/export-links.ts';
import { createFileLinks } from './security/file-links.ts';
import { keysOf } from './security/keys.ts';
import { createSecretBox } from './security/secret-box.ts';
import { createSlideImages, type DrawDeck } from './slides/slide-images.ts';
import { tracedEngine, tracedFiles, tracedQueries } from './tracing/parts.ts';
import { type Tracer, untraced } from './tracing/tracer.ts';

/** What a server is made of beside its settings. */
export interface Parts {
  config: Config;
  readDeck: ReadDeck;
  drawDeck: DrawDeck;
  /** The built-in one. */
  engine: Engine;
  /** @default the built-in one */
  likelihood?: LikelihoodEngine;
  /** @default the built-in one */
  assistant?: AssistantEngine;
  /** How a language model is waited for, and who hears of its failures. */
  modelCalls?: Partial<Pick<ModelParts, 'report' | 'wait' | 'random'>>;
  mailReport: MailReport;
  /** @default traces nothing */
  tracer?: Tracer;
  clock?: () => Date;
  /** @default what the settings name */
  database?: DatabaseEngine;
}

/** Opens the database and the folders, and puts everything together that routes work with. */
export async function assemble({
  config,
  readDeck,
  drawDeck,
  engine,
  likelihood = createLikelihoodEngine(),
  assistant = createAssistant(),
  modelCalls: { report = () => {}, ...waiting } = {},
  mailReport,
  tracer = untraced,
  clock = () => new Date(),
  database,
}: Parts): Promise<Context> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keyOf = keysOf(config);
  const key = keyOf('access-tokens');
  const files = tracedFiles(tracer, await chosenFiles(config), config.bucket ? 's3' : 'folder');
  const log = tracer.isOn ? tracedQueries(tracer, config.databaseUrl ? 'postgresql' : 'sqlite') : undefined;
  const db = await openDatabase(database ?? (await chosenDatabase(config)), log);
  const builtIn = {
    name: 'rubric',
    model: null,
    evaluation: tracedEngine(tracer, engine),
    likelihood,
    assistant,
  } as const;
  const settings = config.languageModel;
  const model = settings && createModelEngine({ settings, builtIn, db, clock, report, tracer, ...waiting });
  return {
    config,
    readDeck,
    engines: createEngines(builtIn, model),
    tracer,
    runs: new Map(),
    clock,
    db,
    files,
    slides: createSlideImages({ files, draw: drawDeck, dir: join(dataDir, 'tmp'), clock }),
    mailer: createMailer(config, mailReport, clock, tracer),
    accessTokens: createAccessTokens(key, clock),
    challenges: createChallenges(key, clock),
    secrets: createSecretBox(keyOf('secrets')),
    exportLinks: createExportLinks(key, clock),
    fileLinks: createFileLinks(keyOf('file-links'), clock),
  };
}
