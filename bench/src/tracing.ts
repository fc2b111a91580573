// Measures the cost of tracing: the same requests without a collector, with one, and with one that never answers.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct } from '@northlight/e2e/product';

const REQUESTS = Number(process.env.REQUESTS ?? 2_000);
const ROUNDS = 3;
const AT_ONCE = 8;
const TICKS = 100;

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** A collector that accepts everything or never answers. */
async function startCollector(answers: boolean) {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => answers && response.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** CPU milliseconds per request: the fastest of several rounds. */
async function costOf(env: Record<string, string>): Promise<number> {
  const product = await startProduct({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000', ...env });
  const ask = async (count: number) => {
    let left = count;
    const worker = async () => {
      while (left-- > 0) await (await fetch(`${product.url}/api/accounts/investors/?page=1`)).arrayBuffer();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  try {
    await ask(REQUESTS / 4);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = processorSeconds(product.pid);
      await ask(REQUESTS);
      rounds.push(((processorSeconds(product.pid) - before) * 1000) / REQUESTS);
    }
    return Math.min(...rounds);
  } finally {
    await product.stop();
  }
}

const settings = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
const [taking, hanging] = [await startCollector(true), await startCollector(false)];
const off = await costOf({});
const tell = (name: string, cost: number) =>
  console.log(`${name.padEnd(28)} ${cost.toFixed(2)} ms of processor a request, ${(cost / off).toFixed(2)}×`);
tell('without a collector', off);
tell('every request traced', await costOf(settings(taking.url)));
const kept = taking.bytes() / (REQUESTS * (ROUNDS + 0.25));
tell(
  'one in ten traced',
  await costOf({ ...settings(taking.url), OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }),
);
tell('the collector hangs', await costOf(settings(hanging.url)));
console.log(`${Math.round(kept)} bytes a request were handed over when every one was traced`);
taking.close();
hanging.close();
