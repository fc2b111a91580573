import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SECURITY_EVENT_KINDS } from '@northlight/shared-api/rules';
import { parse } from 'yaml';
import { CODES } from '../src/platform/errors/codes.ts';
import { LANES } from '../src/platform/jobs/kinds.ts';
import { createMetrics } from '../src/platform/telemetry/metrics/metrics.ts';
import { buildTestApp } from './factories/app.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; steps: string };
}
const alerts = parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Alert[] }) => rules,
) as Alert[];

/** The anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

const operations = read('docs/operations.md');
const sections = new Map(
  operations
    .split(/^### /m)
    .slice(1)
    .map((section) => [anchorOf(section.split('\n')[0] ?? ''), section.split(/^## /m)[0] ?? '']),
);

describe('alerts', () => {
  it('wait for figures that a server tells, by labels that it tells them with', async () => {
    const metrics = createMetrics({
      dataDir: root,
      loading: async () => ({ loads: 0, failures: 0 }),
      jobs: async () => LANES.map((lane) => ({ lane, waiting: 0, running: 0, delayed: 0, failed: 0, oldest: 0 })),
      sentStorage: async () => ({ used: 0, limit: 1 }),
    });
    const server = await buildTestApp({ watch: metrics.watch });
    await server.app.inject({ url: '/api/health/' });
    const text = await metrics.read();
    await server.close();

    const told = new Map<string, string>();
    for (const line of text.split('\n')) {
      const [, name = '', labels = ''] = /^([a-z_]+)(\{.*\})? /.exec(line) ?? [];
      if (name) told.set(name, `${told.get(name) ?? ''}${labels}`);
    }
    const names = alerts.flatMap(({ expr }) => expr.replaceAll(/\{[^}]*\}/g, '').match(/[a-z]+(?:_[a-z]+)+/g) ?? []);
    expect(names.length).toBeGreaterThan(alerts.length);
    expect(names.filter((name) => name !== 'histogram_quantile' && !told.has(name))).toEqual([]);
    const chosen = alerts.flatMap(({ expr }) =>
      [...expr.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', labels = '']) =>
        [...labels.matchAll(/(?:code|kind|lane|outcome|state|route)="[^"]*"/g)].map(([label]) => ({ name, label })),
      ),
    );
    expect(chosen.length).toBeGreaterThan(8);
    expect(chosen.filter(({ name, label }) => !told.get(name)?.includes(label))).toEqual([]);
  });

  it('wait for codes that an answer can carry', () => {
    const codes = alerts.flatMap(({ expr }) => [...expr.matchAll(/code="(\w+)"/g)].map(([, code]) => code));
    expect(codes.length).toBeGreaterThan(4);
    expect(codes.filter((code) => !(CODES as readonly string[]).includes(code ?? ''))).toEqual([]);
  });

  it('wait for each kind of security event, which the steps explain', () => {
    const awaited = alerts.flatMap(
      ({ expr }) => /northlight_security_events_total\{kind="(\w+)"\}/.exec(expr)?.[1] ?? [],
    );
    expect(awaited.sort()).toEqual([...SECURITY_EVENT_KINDS].sort());
    expect(SECURITY_EVENT_KINDS.filter((kind) => !operations.includes(`| \`${kind}\``))).toEqual([]);
  });

  it('lead to what is to be done', () => {
    const missing = alerts.filter(({ annotations }) => !sections.has(annotations.steps)).map(({ alert }) => alert);
    expect(missing).toEqual([]);
  });
});

describe('the steps for an incident', () => {
  it('say how one sees it, what to do, and when it is over', () => {
    expect(sections.size).toBeGreaterThan(12);
    const parts = ['**Seen by**', '**Do**', '**Over when**'];
    const lacking = [...sections].filter(([, text]) => !parts.every((part) => text.includes(part)));
    expect(lacking.map(([name]) => name)).toEqual([]);
  });

  it('name commands and files that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...operations.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(new Set(commands).size).toBeGreaterThan(5);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const paths = [...operations.matchAll(/`(deploy\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
