import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * A mail server that answers the first emails with the given refusals and accepts all others. With `isSilent`, it
 * receives emails and never says so.
 */
export async function mailCatcher(refusals: string[] = [], isSilent = false) {
  const received: string[] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  const talk = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let data: string | null = null;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        arrivals.emit('mail');
        data = null;
        if (!isSilent) socket.write('250 kept\r\n');
      } else if (text.startsWith('MAIL') && refusals.length > 0) {
        socket.write(`${refusals.shift()}\r\n`);
      } else if (text.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    /** Resolves once an email has arrived. */
    arrival: async () => void (received.length > 0 || (await once(arrivals, 'mail'))),
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
