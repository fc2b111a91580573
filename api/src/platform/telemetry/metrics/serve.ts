import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Serves the metrics at /metrics on a separate port, which a proxy should not expose. */
export function serveMetrics(
  metrics: Pick<Metrics, 'read' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
