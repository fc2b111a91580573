import './errors/wording.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { handleErrors } from './errors/handler.ts';
import { loggerOptions } from './log.ts';
import { access } from './plugins/access.ts';
import { docs } from './plugins/docs.ts';
import { guards } from './plugins/guards.ts';
import { openapi } from './plugins/openapi.ts';
import { presentSettings } from './presenters/settings.ts';
import { accountRoutes } from './routes/account.ts';
import { answerRoutes } from './routes/answers.ts';
import { assistantRoutes } from './routes/assistant.ts';
import { credentialRoutes, sessionRoutes } from './routes/auth.ts';
import { benchmarkRoutes } from './routes/benchmarks.ts';
import { deckExportRoutes } from './routes/deck-exports.ts';
import { deckImageRoutes } from './routes/deck-images.ts';
import { deckStorageRoutes } from './routes/deck-storage.ts';
import { deckVersionRoutes } from './routes/deck-versions.ts';
import { evaluateRoutes } from './routes/evaluate.ts';
import { evaluationShareRoutes } from './routes/evaluation-shares.ts';
import { evaluationRoutes } from './routes/evaluations.ts';
import { fileRoutes } from './routes/files.ts';
import { investorRoutes } from './routes/investors.ts';
import { profileRoutes } from './routes/profile.ts';
import { questionRoutes } from './routes/questions.ts';
import { receivedSubmissionRoutes } from './routes/received-submissions.ts';
import { savedDeckRoutes } from './routes/saved-decks.ts';
import { activeSessionRoutes, secondFactorRoutes } from './routes/security.ts';
import { sentSubmissionRoutes } from './routes/sent-submissions.ts';
import { serviceRoutes } from './routes/service.ts';
import { slideRoutes } from './routes/slides.ts';
import { storedFileRoutes } from './routes/stored-files.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { telemetryRoutes } from './routes/telemetry.ts';
import { userRoutes } from './routes/users.ts';
import { profileDescriber } from './site/describe-profile.ts';
import { registerSite } from './site/site.ts';
import { traceRequests } from './tracing/requests.ts';
import { VERSION } from './version.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the word to stop on: requests are still answered, and proxies are told to send no more. */
    isDraining: boolean;
    /** How often what requests are counted in did not answer. */
    uncounted: { errors: number };
  }
}

const ROUTES = [
  serviceRoutes,
  sessionRoutes,
  credentialRoutes,
  activeSessionRoutes,
  secondFactorRoutes,
  profileRoutes,
  accountRoutes,
  userRoutes,
  investorRoutes,
  questionRoutes,
  evaluateRoutes,
  evaluationRoutes,
  deckStorageRoutes,
  evaluationShareRoutes,
  benchmarkRoutes,
  fileRoutes,
  telemetryRoutes,
  storedFileRoutes,
  submissionRoutes,
  answerRoutes,
  receivedSubmissionRoutes,
  sentSubmissionRoutes,
  slideRoutes,
  savedDeckRoutes,
  deckVersionRoutes,
  deckImageRoutes,
  deckExportRoutes,
  assistantRoutes,
];

const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Gives a plugin the name of its function. Fastify otherwise looks for it among all loaded modules, which took four
 * fifths of the time to build a server under Jest.
 */
const named = <P extends (...args: never[]) => unknown>(plugin: P): P =>
  Object.assign(plugin, { [DISPLAY_NAME]: plugin.name });

/** Milliseconds in which a request has to have arrived, uploads included. */
const REQUEST_TIMEOUT = 300_000;

function registerApi(context: Context) {
  const calls = named(async function calls(app: FastifyInstance) {
    await app.register(access, { context });
    for (const routes of ROUTES) await app.register(named(routes), { context });
  });
  return named(async function api(app: FastifyInstance) {
    const { config } = context;
    handleErrors(app);
    await app.register(guards, {
      requestsPerMinute: config.requestsPerMinute,
      https: config.publicUrl.startsWith('https:'),
      redisUrl: config.redisUrl,
    });
    await app.register(docs, { productName: config.productName });
    await app.register(calls);
  });
}

/** The front end where it is built; without it, one sentence that says so. */
function serveFrontEnd(app: FastifyInstance, { config, db }: Context) {
  if (!existsSync(join(config.siteDir, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).type('text/plain').send('The front end is not built. Calls are answered under /api/.'),
    );
    return;
  }
  const { siteDir: dir, assetsUrl: assets, registryUrl } = config;
  const https = config.publicUrl.startsWith('https:');
  const describe = profileDescriber(db, config);
  app.setNotFoundHandler(
    registerSite(app, { dir, settings: presentSettings(config), https, assets, registryUrl, describe }),
  );
}

/** The whole server, not yet listening. Closing it sends the mail and the traces that wait, and closes the database. */
export function buildApp(context: Context) {
  const { config } = context;
  const app = Fastify({
    logger: loggerOptions(config),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    // Fastify loads compilers of its own otherwise, which no route uses.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => serializerCompiler as never,
      },
    },
  });
  app.decorate('isDraining', false);
  app.decorate('uncounted', { errors: 0 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  traceRequests(app, context.tracer);
  app.register(openapi, { title: `${config.productName} API`, version: VERSION });
  app.register(registerApi(context), { prefix: '/api' });
  serveFrontEnd(app, context);
  app.addHook('onClose', async () => {
    await context.mailer.idle();
    await context.db.destroy();
    await context.tracer.close();
  });
  return app;
}
