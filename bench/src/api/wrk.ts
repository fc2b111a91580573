import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A request to send many times. */
export interface Request {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a load has shown. Times are in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that are no success, and connections that failed. */
  failures: number;
}

export interface LoadOptions {
  connections: number;
  seconds: number;
}

const lua = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;

const table = (headers: Record<string, string>) =>
  `{${Object.entries(headers)
    .map(([name, value]) => `[${lua(name)}]=${lua(value)}`)
    .join(',')}}`;

const REPORT = `
function done(summary, latency)
  local e = summary.errors
  print(string.format('RESULT %d %d %d %d %d', summary.requests, summary.duration, latency:percentile(50),
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end`;

/** Sends the requests in turn. */
const inTurn = (requests: readonly Request[]) => `
local requests = {}
function init()
${requests
  .map(
    ({ method = 'GET', path, headers = {}, body }) =>
      `  requests[#requests + 1] = wrk.format("${method}", ${lua(path)}, ${table(headers)}, ${body === undefined ? 'nil' : lua(body)})`,
  )
  .join('\n')}
end
local at = -1 -- wrk asks once without sending
function request()
  at = at % #requests + 1
  return requests[at]
end${REPORT}`;

/** Exchanges each token for the next one, which the answer names. */
const chain = (path: string, tokens: readonly string[]) => `
local tokens = {${tokens.map(lua).join(',')}}
local first, last = 1, #tokens
function request()
  local token = tokens[first]
  tokens[first] = nil
  first = first + 1
  return wrk.format("POST", ${lua(path)}, {["content-type"]="application/json"}, '{"refresh":"' .. token .. '"}')
end
function response(status, headers, body)
  local token = body:match('"refresh":"([^"]+)"')
  if token then
    last = last + 1
    tokens[last] = token
  end
end${REPORT}`;

async function run(url: string, script: string, { connections, seconds }: LoadOptions): Promise<Load> {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-wrk-'));
  const file = join(dir, 'requests.lua');
  writeFileSync(file, script);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', file, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const failed = once(child, 'error').then(() => {
    throw new Error('This needs wrk (Debian: wrk).');
  });
  await Promise.race([once(child, 'close'), failed]);
  rmSync(dir, { recursive: true });
  const [, requests, micros, p50, p99, failures] = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(said)?.map(Number) ?? [];
  if (!requests || !micros) throw new Error(`wrk measured nothing:\n${said}`);
  return {
    perSecond: (requests / micros) * 1e6,
    p50: (p50 ?? 0) / 1000,
    p99: (p99 ?? 0) / 1000,
    failures: failures ?? 0,
  };
}

/** Loads a server with these requests, in turn. wrk uses one thread. */
export const load = (url: string, requests: readonly Request[], options: LoadOptions) =>
  run(url, inTurn(requests), options);

/** Loads a server with exchanges of refresh tokens. There must be twice as many as connections. */
export const loadExchanges = (url: string, path: string, tokens: readonly string[], options: LoadOptions) =>
  run(url, chain(path, tokens), options);
