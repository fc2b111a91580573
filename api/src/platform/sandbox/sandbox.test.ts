import { spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Targets } from './escapes.fixture.ts';
import { type SandboxLevel, startSandboxed, strongestLevel } from './sandbox.ts';

const SCRIPT = join(import.meta.dirname, 'escapes.fixture.ts');
const PACKAGE = join(import.meta.dirname, '../../../package.json');

/** What succeeds although it should not; SECURITY.md says so. */
const REMAINING: Record<SandboxLevel, string[]> = {
  bubblewrap: ['listen on a port'], // on the loopback of its own network, where nothing else is
  permissions: [
    'open a connection',
    'open a socket of this machine',
    'send a datagram',
    'ask for a name',
    'listen on a port',
    'signal the server',
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'northlight-sandbox-'));
const socket = join(folder, 'socket');
const onPort = net.createServer((connection) => connection.end());
const onSocket = net.createServer((connection) => connection.end());
const datagrams = dgram.createSocket('udp4');
datagrams.on('message', (_, { port, address }) => datagrams.send('y', port, address));
const listening = (server: net.Server, where: object) =>
  new Promise<void>((resolve) => {
    server.listen(where, resolve);
  });

beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'a key');
  process.env.SERVER_SECRET = 'a secret of the server';
  await Promise.all([
    new Promise<void>((resolve) => {
      datagrams.bind(0, '127.0.0.1', resolve);
    }),
    listening(onPort, { port: 0, host: '127.0.0.1' }),
    listening(onSocket, { path: socket }),
  ]);
});
afterAll(async () => {
  process.env.SERVER_SECRET = undefined;
  onPort.close();
  onSocket.close();
  datagrams.close();
  await rm(folder, { recursive: true });
});

async function tryEscapes(level: SandboxLevel): Promise<{ tried: number; succeeded: string[] }> {
  const targets: Targets = {
    secret: join(folder, 'secret'),
    folder,
    socket,
    port: (onPort.address() as net.AddressInfo).port,
    datagramPort: datagrams.address().port,
    serverPid: process.pid,
  };
  const child = startSandboxed(SCRIPT, { readable: [SCRIPT, PACKAGE], flags: ['--allow-worker'] }, level);
  try {
    return await new Promise((resolve, reject) => {
      child.on('message', resolve);
      child.on('exit', (code) => reject(new Error(`The child ended with ${code}.`)));
      child.send(targets);
    });
  } finally {
    child.kill('SIGKILL');
  }
}

describe('a child process in a sandbox', () => {
  it('of permissions reads, writes and starts nothing, but has the network', async () => {
    const { tried, succeeded } = await tryEscapes('permissions');
    expect(tried).toBeGreaterThan(15);
    expect(succeeded).toEqual(REMAINING.permissions);
  });

  const isThere = strongestLevel() === 'bubblewrap';
  (isThere ? it : it.skip)('of bubblewrap has no network and sees no process either', async () => {
    expect((await tryEscapes('bubblewrap')).succeeded).toEqual(REMAINING.bubblewrap);
  });

  it('is not started at a weaker level than the one demanded', () => {
    const code = `
      const { strongestLevel, startSandboxed } = await import(process.argv[1]);
      console.log(strongestLevel());
      startSandboxed(process.argv[1], { readable: [], flags: [] }, 'bubblewrap');`;
    const module = join(import.meta.dirname, 'sandbox.ts');
    const options = ['--no-warnings', '--input-type=module', '-e', code, module];
    const { stdout, stderr } = spawnSync(process.execPath, options, { env: { PATH: folder }, encoding: 'utf8' });
    expect(stdout).toBe('permissions\n');
    expect(stderr).toMatch(/Bubblewrap is not installed or is not allowed to create namespaces/);
  });
});
