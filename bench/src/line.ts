import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Speed limits of a line. */
export interface Slowness {
  /** Delay of each request in milliseconds. */
  latency: number;
  /** Bytes per second, shared by all responses; unlimited when omitted. */
  download?: number;
}

/** A proxy to a server over a slow line. */
export interface Line {
  url: string;
  close: () => void;
}

/** Milliseconds between two chunks. */
const TICK = 5;
const UNSENT_MAX = 256 * 1024;

/** Buffers one response and sends it in chunks. */
class Queue {
  #unsent: Buffer[] = [];
  #length = 0;
  #far: Socket;
  #near: Socket;

  constructor(far: Socket, near: Socket) {
    this.#far = far;
    this.#near = near;
    far.on('data', (bytes) => {
      this.#unsent.push(bytes);
      this.#length += bytes.length;
      if (this.#length > UNSENT_MAX) far.pause();
    });
    far.on('end', () => {
      if (this.isEmpty) near.end();
    });
  }

  get isEmpty() {
    return this.#length === 0;
  }

  /** @returns the number of bytes sent */
  send(most: number): number {
    const first = this.#unsent.shift();
    if (!first) return 0;
    const now = first.subarray(0, most);
    if (now.length < first.length) this.#unsent.unshift(first.subarray(now.length));
    this.#length -= now.length;
    this.#near.write(now);
    if (this.#length < UNSENT_MAX) this.#far.resume();
    if (this.isEmpty && this.#far.readableEnded) this.#near.end();
    return now.length;
  }
}

/** Sends chunks of all responses in turn, so that together they use the line's bandwidth. */
function pace(queues: Set<Queue>, download: number): NodeJS.Timeout {
  let last = performance.now();
  let left = 0;
  return setInterval(() => {
    const now = performance.now();
    left = Math.min(left + ((now - last) * download) / 1000, download / 10);
    last = now;
    while (left >= 1) {
      const waiting = [...queues].filter((queue) => !queue.isEmpty);
      if (waiting.length === 0) break;
      const share = Math.max(1, Math.floor(left / waiting.length));
      for (const queue of waiting) left -= queue.send(Math.min(share, Math.max(1, Math.floor(left))));
    }
  }, TICK);
}

/**
 * Starts a proxy that simulates a slow line to a local server. The browser's own throttling would need a debugger on
 * the network, which distorts the result: it costs more for requests that come from scripts. The line has the server's
 * host name, because passkeys are offered at that name only.
 */
export async function layLine(target: string, { latency, download }: Slowness): Promise<Line> {
  const { hostname, port } = new URL(target);
  const queues = new Set<Queue>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, noDelay: true });
    const queue = new Queue(far, near);
    queues.add(queue);
    near.on('data', (bytes) => {
      setTimeout(() => far.write(bytes), latency);
    });
    const end = () => {
      queues.delete(queue);
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end);
  });
  const timer = pace(queues, download ?? Number.MAX_SAFE_INTEGER);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(timer);
      server.close();
    },
  };
}
