import { expect, it } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { requestLogs } from './request-log.ts';

function parentAt(level: string) {
  const made: object[] = [];
  const lines: unknown[] = [];
  const parent = {
    level,
    isLevelEnabled: (asked: string) => asked === level,
    child: (bindings: object) => {
      made.push(bindings);
      return { warn: (line: unknown) => lines.push(line), child: (more: object) => ({ more }) };
    },
  };
  return { parent: parent as unknown as FastifyBaseLogger, made, lines };
}

it('a request that logs nothing at the level makes no log of its own', () => {
  const { parent, made } = parentAt('warn');
  const log = requestLogs(parent, { reqId: 'a' });
  log.info('incoming request');
  expect(made).toEqual([]);
});

it('what is logged carries the id of the request, and only one log is made', () => {
  const { parent, made, lines } = parentAt('warn');
  const log = requestLogs(parent, { reqId: 'a' });
  log.warn('first');
  log.warn('second');
  expect(log.child({ trace: 'b' })).toEqual({ more: { trace: 'b' } });
  expect([made, lines]).toEqual([[{ reqId: 'a' }], ['first', 'second']]);
});

it('can be inherited from, and changed there', () => {
  const { parent, lines } = parentAt('warn');
  const log = requestLogs(parent, { reqId: 'a' });
  const seen: unknown[] = [];
  const changed = Object.assign(Object.create(log) as FastifyBaseLogger, { info: (line: unknown) => seen.push(line) });
  changed.info('here');
  changed.warn('there');
  expect([seen, lines]).toEqual([['here'], ['there']]);
});
