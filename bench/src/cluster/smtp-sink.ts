import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** An email that was accepted. */
export interface Received {
  to: string;
  subject: string;
}

const decode = (header: string) =>
  header
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) =>
      decodeURIComponent(
        text
          .replaceAll('%', '%25')
          .replaceAll('_', ' ')
          .replace(/=([0-9a-f]{2})/gi, '%$1'),
      ),
    )
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'));

/** An SMTP server that keeps what it accepts. One in `every` messages gets 451: try again later. */
export async function startSmtpSink({ every }: { every: number }) {
  const accepted: Received[] = [];
  const sockets = new Set<Socket>();
  let asked = 0;
  let deferred = 0;

  function converse(socket: Socket) {
    let unread = '';
    let to = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const finish = (message: string) => {
      const [, subject = ''] = /^subject:[ \t]*((?:.*)(?:\r\n[ \t].*)*)/im.exec(message) ?? [];
      asked += 1;
      if (asked % every === 0) {
        deferred += 1;
        return say('451 Try again later');
      }
      accepted.push({ to, subject: decode(subject) });
      say('250 Accepted');
    };
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1]?.toLowerCase() ?? '';
      isData = verb === 'DATA';
      if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
      say(isData ? '354 Go ahead' : '250 OK');
    };
    const read = () => {
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at === -1) return;
        const text = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        if (isData) {
          isData = false;
          finish(text);
        } else {
          command(text);
        }
      }
    };
    sockets.add(socket);
    socket.setEncoding('latin1');
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (text) => {
      unread += text;
      read();
    });
    say('220 sink');
  }

  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    accepted,
    deferred: () => deferred,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;
