import '../platform/errors/wording.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { access } from '../accounts/access/viewer.ts';
import { credentialRoutes, sessionRoutes } from '../accounts/authentication/routes.ts';
import { emailChangeRoutes } from '../accounts/email-change/routes.ts';
import { accountRoutes } from '../accounts/personal-data/routes.ts';
import { fileRoutes } from '../accounts/profile/image-routes.ts';
import { profileRoutes } from '../accounts/profile/routes.ts';
import { reAuthentication } from '../accounts/re-authentication/hook.ts';
import { reAuthenticationRoutes } from '../accounts/re-authentication/routes.ts';
import { passkeyRoutes } from '../accounts/second-factor/passkey-routes.ts';
import { secondFactorRoutes } from '../accounts/second-factor/routes.ts';
import { followSecurityEvents } from '../accounts/security-events/request.ts';
import { securityEventRoutes } from '../accounts/security-events/routes.ts';
import { activeSessionRoutes } from '../accounts/sessions/routes.ts';
import { userRoutes } from '../accounts/users/routes.ts';
import { assistantRoutes } from '../assistant/routes.ts';
import { deckExportRoutes } from '../decks/export/routes.ts';
import { deckImageRoutes } from '../decks/images/routes.ts';
import { savedDeckRoutes } from '../decks/saved/routes.ts';
import { deckVersionRoutes } from '../decks/versions/routes.ts';
import { benchmarkRoutes } from '../evaluation/benchmarks/routes.ts';
import { evaluateRoutes } from '../evaluation/jobs/routes.ts';
import { deckStorageRoutes } from '../evaluation/quota/routes.ts';
import { evaluationRoutes } from '../evaluation/results/routes.ts';
import { sampleRoutes } from '../evaluation/sample/routes.ts';
import { shareDescriber } from '../evaluation/shares/describe-share.ts';
import { evaluationShareRoutes } from '../evaluation/shares/routes.ts';
import { investorDescriber } from '../investors/describe-investors.ts';
import { listedProfiles } from '../investors/listed-profiles-repository.ts';
import { investorRoutes } from '../investors/routes.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { handleErrors, sendError } from '../platform/errors/handler.ts';
import { serviceRoutes } from '../platform/health/routes.ts';
import { presentSettings } from '../platform/health/settings-presenter.ts';
import { baseHeaders } from '../platform/http/base-headers.ts';
import { docs } from '../platform/http/docs.ts';
import { guards } from '../platform/http/guards.ts';
import { serializerCompiler } from '../platform/http/serializer.ts';
import { registerSite } from '../platform/site/site.ts';
import { loggerOptions } from '../platform/telemetry/log.ts';
import { requestLogs } from '../platform/telemetry/request-log.ts';
import { telemetryRoutes } from '../platform/telemetry/routes.ts';
import { traceRequests } from '../platform/telemetry/tracing/requests.ts';
import { VERSION } from '../platform/version.ts';
import { questionRoutes } from '../questions/routes.ts';
import { releaseRoutes } from '../releases/routes.ts';
import { answerRoutes } from '../submissions/answers/routes.ts';
import { storedFileRoutes } from '../submissions/files/routes.ts';
import { receivedSubmissionRoutes } from '../submissions/received/routes.ts';
import { submissionRoutes } from '../submissions/sending/routes.ts';
import { sentSubmissionRoutes } from '../submissions/sent/routes.ts';
import { slideRoutes } from '../submissions/slides/routes.ts';
import type { Context } from './context.ts';
import { openapi } from './openapi.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True after the stop signal. Requests are still answered, but the health check tells proxies to send no more. */
    isDraining: boolean;
    /** How often Redis failed to count requests. */
    uncounted: { errors: number };
  }
}

const ROUTES = [
  serviceRoutes,
  sessionRoutes,
  credentialRoutes,
  activeSessionRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  reAuthenticationRoutes,
  profileRoutes,
  emailChangeRoutes,
  accountRoutes,
  userRoutes,
  securityEventRoutes,
  investorRoutes,
  questionRoutes,
  evaluateRoutes,
  evaluationRoutes,
  deckStorageRoutes,
  evaluationShareRoutes,
  sampleRoutes,
  benchmarkRoutes,
  fileRoutes,
  telemetryRoutes,
  releaseRoutes,
  jobRoutes,
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

/** A worker answers only whoever watches it. */
const WORKER_ROUTES = [serviceRoutes];

const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Gives a plugin its function's name. Otherwise Fastify searches all loaded modules for it, which took four fifths of
 * the time to build a server under Jest.
 */
const named = <P extends (...args: never[]) => unknown>(plugin: P): P =>
  Object.assign(plugin, { [DISPLAY_NAME]: plugin.name });

/** Milliseconds that a hook may take, such as waiting for jobs before the server closes. */
const HOOK_TIMEOUT = 30_000;

/** Milliseconds for which a closing server continues its jobs before it gives them to others. */
const LAST_WORK = 15_000;

/** Milliseconds in which a request must arrive completely, including uploads. */
const REQUEST_TIMEOUT = 300_000;

function registerApi(context: Context) {
  const calls = named(async function calls(app: FastifyInstance) {
    await app.register(access, { context });
    await app.register(reAuthentication, { context });
    const routesOfRole = context.config.role === 'worker' ? WORKER_ROUTES : ROUTES;
    for (const routes of routesOfRole) await app.register(named(routes), { context });
  });
  return named(async function api(app: FastifyInstance) {
    const { config } = context;
    handleErrors(app);
    await app.register(guards, {
      requestsPerMinute: config.requestsPerMinute,
      redisUrl: config.redisUrl,
    });
    if (config.apiDocs) await app.register(docs, { productName: config.productName });
    await app.register(calls);
  });
}

/** Serves the built front end, or a message that it is not built. */
function serveFrontEnd(app: FastifyInstance, context: Context) {
  const { config, db, releases, clock } = context;
  if (!existsSync(join(config.siteDir, 'shell.json'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('The front end is not built. Only /api/ works.'),
    );
    return;
  }
  const { siteDir: dir, assetsUrl: assets } = config;
  const describers = [investorDescriber(context), shareDescriber(db, clock)];
  app.setNotFoundHandler(
    registerSite(app, {
      dir,
      settings: presentSettings(config),
      publicUrl: config.publicUrl,
      assets,
      releases,
      describe: async (url) => {
        for (const describe of describers) {
          const facts = await describe(url);
          if (facts) return facts;
        }
        return null;
      },
      listed: listedProfiles(db),
      pagesPerMinute: config.requestsPerMinute,
      renderDeadline: config.renderDeadline,
      sandbox: config.readerSandbox,
    }),
  );
}

/** Answers a URL that cannot be read, which no route and no hook sees. */
function refuseUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  return sendError(error, request, reply);
}

/** Builds the server without listening. Closing it sends pending emails and traces, and closes the database. */
export function buildApp(context: Context) {
  const { config } = context;
  const compileSerializer = serializerCompiler(config.checkAnswers);
  const app = Fastify({
    logger: loggerOptions(config),
    childLoggerFactory: requestLogs,
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT,
    pluginTimeout: HOOK_TIMEOUT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    frameworkErrors: refuseUrl,
    // Keeps Fastify from loading its own compilers, which no route uses.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => compileSerializer as never,
      },
    },
  });
  app.decorate('isDraining', false);
  app.decorate('uncounted', { errors: 0 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  const headers = baseHeaders({ https: config.publicUrl.startsWith('https:') });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.setErrorHandler(sendError);
  traceRequests(app, context.tracer);
  followSecurityEvents(app, context.securityLog);
  app.register(openapi, { title: `${config.productName} API`, version: VERSION });
  app.register(registerApi(context), { prefix: '/api' });
  if (config.role !== 'worker') serveFrontEnd(app, context);
  app.addHook('preClose', async () => {
    await context.worker.stop(LAST_WORK);
    context.jobs.leave();
  });
  app.addHook('onClose', async () => {
    await context.queue.close();
    await context.db.destroy();
    await context.tracer.close();
  });
  return app;
}
