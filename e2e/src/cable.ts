import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to the product on which a connection breaks once so many bytes have gone up. */
export interface Cable {
  url: string;
  /**
   * Breaks every connection that sends more than this, until it is mended: browsers try a broken one again by
   * themselves.
   */
  breakAfter: (bytes: number) => void;
  mend: () => void;
  close: () => void;
}

/** Lays a cable to an address of this machine. */
export async function layCable(target: string): Promise<Cable> {
  const { hostname, port } = new URL(target);
  let limit = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = 0;
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('data', (bytes) => {
      sent += bytes.length;
      if (sent > limit) end();
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAfter: (bytes) => {
      limit = bytes;
    },
    mend: () => {
      limit = Number.POSITIVE_INFINITY;
    },
    close: () => server.close(),
  };
}
