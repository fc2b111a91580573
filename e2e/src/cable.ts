import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A proxy to the product that can break connections after a number of uploaded bytes. */
export interface Cable {
  url: string;
  /**
   * Breaks every connection that sends more bytes than this, until `mend` is called. It must break all of them because
   * browsers retry a broken connection on their own.
   */
  breakAfter: (bytes: number) => void;
  mend: () => void;
  close: () => void;
}

/** Starts a proxy to a local URL. */
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
