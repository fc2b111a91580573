#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `Usage:
  northlight-remote new mfe-x                            begins a remote in this folder
  northlight-remote build                                builds the remote in this folder to dist
  northlight-remote test [Jest's arguments]              checks its types and runs its tests
  northlight-remote preview                              shows it in a shell, with src/mocks.ts as the API
  northlight-remote preview --product http://localhost:8080
                                                         shows it in a running product
  northlight-remote publish <folder> --registry <url> [--canary 10]
                                                         publishes a build; the token is in NORTHLIGHT_TOKEN, or in
                                                         the file that --token-file names`;

const options = {
  sdk: { type: 'string' },
  product: { type: 'string' },
  port: { type: 'string', default: '3005' },
  registry: { type: 'string' },
  canary: { type: 'string' },
  'token-file': { type: 'string' },
};

const commands = {
  async new([name], { sdk }) {
    const { begin } = await import('../begin.mjs');
    await begin(process.cwd(), name, sdk);
  },
  async build() {
    const { build } = await import('../build.mjs');
    await build(process.cwd());
  },
  async preview(_, { product, port }) {
    const { preview } = await import('../preview.mjs');
    await preview(process.cwd(), { product, port: Number(port) });
  },
  async publish([folder], values) {
    if (!folder || !values.registry) throw new Error(USAGE);
    const { publish } = await import('../publish.mjs');
    await publish(resolve(folder), { ...values, tokenFile: values['token-file'] });
  },
};

const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'test') {
    const { test } = await import('../test.mjs');
    process.exitCode = await test(process.cwd(), args);
  } else {
    if (!Object.hasOwn(commands, command ?? '')) throw new Error(USAGE);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    await commands[command](positionals, values);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
