import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Carrier, Tracer } from './tracer.ts';

/** Proxies call these constantly, and nobody needs their traces. */
const UNTRACED = /^\/api\/health\//;

/** Continues the trace of a trusted proxy; other requests start a new one. */
function carrierOf({ ip, socket, headers }: FastifyRequest): Carrier {
  if (ip === socket.remoteAddress) return {};
  return { traceparent: headers.traceparent, tracestate: headers.tracestate } as Carrier;
}

/** Traces each request by its route pattern, which does not identify the person. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (!tracer.isOn) return;
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route && UNTRACED.test(route)) return done();
    const attributes = {
      'http.request.method': request.method,
      'url.scheme': request.protocol,
      'northlight.request_id': request.id,
      ...(route && { 'http.route': route }),
    };
    const from = carrierOf(request);
    const step = tracer.start(route ? `${request.method} ${route}` : request.method, attributes, {
      kind: 'server',
      from,
    });
    request.log = request.log.child(step.ids);
    reply.log = request.log;
    reply.raw.once('close', () => {
      const status = reply.raw.statusCode;
      if (reply.raw.headersSent) step.set({ 'http.response.status_code': status });
      if (!reply.raw.writableFinished) step.fail({ code: 'gone' });
      else if (status >= 500) step.fail({ code: String(status) });
      step.end();
    });
    step.within(done);
  });
}
