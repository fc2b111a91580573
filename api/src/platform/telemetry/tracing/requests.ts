import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Carrier, Tracer } from './tracer.ts';

/** Proxies ask these again and again, and nobody ever asks what they took. */
const UNTRACED = /^\/api\/health\//;

/** A trace is taken over from a proxy that is trusted, and begun anew for everybody else. */
function carrierOf({ ip, socket, headers }: FastifyRequest): Carrier {
  if (ip === socket.remoteAddress) return {};
  return { traceparent: headers.traceparent, tracestate: headers.tracestate } as Carrier;
}

/** Traces each request by the pattern of its route, which tells nothing of who asked for what. */
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
