import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A received span. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 is a server span, 3 a client span. */
  kind: number;
  status: { code?: number; message?: string };
  attributes: Record<string, string | number | boolean>;
}

interface Wire extends Omit<Span, 'attributes'> {
  attributes: { key: string; value: Record<string, string | number | boolean> }[];
}

const contentOf = (value: Record<string, string | number | boolean>) => {
  const [kind, content = ''] = Object.entries(value)[0] ?? [];
  return kind === 'intValue' ? Number(content) : content;
};

/** A trace collector that speaks OTLP over HTTP. */
export async function startCollector({ answers = true } = {}) {
  const bodies: Buffer[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    bodies.push(await buffer(request));
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    headers,
    /** Everything received, unparsed. */
    text: () => Buffer.concat(bodies).toString('latin1'),
    /** The spans of all traces received as JSON. */
    spans(): Span[] {
      return bodies
        .flatMap((body) => JSON.parse(body.toString('utf8')).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans as Wire[])
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, contentOf(value)])),
        }));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
