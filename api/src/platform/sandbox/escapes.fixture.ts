/** A child process that tries what a sandbox forbids, and reports what succeeded. */
import { execFileSync, fork } from 'node:child_process';
import dgram from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { Worker } from 'node:worker_threads';

const ANSWER_MS = 500;

/** Where to try it. */
export interface Targets {
  /** A file that only the server may read. */
  secret: string;
  folder: string;
  port: number;
  datagramPort: number;
  socket: string;
  serverPid: number;
}

const connect = (options: net.NetConnectOpts) =>
  new Promise<void>((resolve, reject) => {
    const socket = net.connect(options, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });

/** Whoever gets the datagram answers it. */
const datagram = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = dgram.createSocket('udp4');
    const end = (settle: () => void) => {
      clearTimeout(waiting);
      socket.close();
      settle();
    };
    const waiting = setTimeout(() => end(() => reject(new Error('no answer'))), ANSWER_MS);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', () => end(resolve));
    socket.send('x', port, '127.0.0.1');
  });

const inThread = (code: string) =>
  new Promise<void>((resolve, reject) => {
    const thread = new Worker(code, { eval: true });
    thread.on('error', reject);
    thread.on('exit', (status) => (status === 0 ? resolve() : reject(new Error(String(status)))));
  });

const attempts: Record<string, (targets: Targets) => unknown> = {
  'read a file of the server': ({ secret }) => readFileSync(secret),
  'read it in a thread': ({ secret }) => inThread(`require('node:fs').readFileSync(${JSON.stringify(secret)})`),
  'list a folder': ({ folder }) => readdirSync(folder),
  "read the server's environment": ({ serverPid }) => readFileSync(`/proc/${serverPid}/environ`),
  'read the list of users': () => readFileSync('/etc/passwd'),
  'find a variable of the server': () => {
    if (process.env.PATH === undefined && process.env.SERVER_SECRET === undefined) throw new Error('none');
  },
  'write a file': ({ folder }) => writeFileSync(`${folder}/written`, 'x'),
  'change its own code': () => appendFileSync(import.meta.filename, '\n'),
  'start a program': () => execFileSync(process.execPath, ['--version']),
  'start a process of Node': () => fork(import.meta.filename),
  'load a native addon': () => process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6'),
  'open a connection': ({ port }) => connect({ port, host: '127.0.0.1' }),
  'open a socket of this machine': ({ socket }) => connect({ path: socket }),
  'send a datagram': ({ datagramPort }) => datagram(datagramPort),
  'ask for a name': () => lookup('localhost', { family: 4 }),
  'listen on a port': () =>
    new Promise((resolve, reject) => {
      const server = net.createServer().on('error', reject);
      server.listen(0, '127.0.0.1', () => resolve(void server.close()));
    }),
  'signal the server': ({ serverPid }) => process.kill(serverPid, 0),
};

process.on('message', async (targets: Targets) => {
  const succeeded: string[] = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    const outcome = await Promise.resolve(targets)
      .then(attempt)
      .then(
        () => true,
        () => false,
      );
    if (outcome) succeeded.push(name);
  }
  process.send?.({ tried: Object.keys(attempts).length, succeeded });
});
