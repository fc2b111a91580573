import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readArguments } from './arguments.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const workflow = parse(read('deploy/ci/test.yml'), { merge: true });
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);

describe('the workflow of the tests', () => {
  it('runs what a pull request reaches, and everything on the main branch and every night', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push', 'schedule']);
    expect(workflow.on.push.branches).toEqual(['main']);
    expect(workflow.jobs.changed.if).toBe("github.event_name == 'pull_request'");
    expect(workflow.jobs.everything.if).toBe("github.event_name != 'pull_request'");
  });

  it('calls npm test with arguments that it understands', () => {
    const calls = steps.map(({ run }) => run).filter(Boolean);
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      const [, args = ''] = /^npm test -- (.*)$/.exec(call) ?? [];
      const filled = args.replace(/\$\{\{ matrix\.shard \}\}/g, '1').replace(/\$\{\{[^}]*\}\}/g, 'main');
      expect(readArguments(filled.split(' '), ['unit'])).toMatchObject({ names: ['unit'] });
    }
  });

  it('shares everything over as many machines as it says', () => {
    const { matrix } = workflow.jobs.everything.strategy;
    const [{ run }] = workflow.jobs.everything.steps.filter((step) => step.run);
    expect(run).toContain(`/${matrix.shard.length} `);
    expect(matrix.shard).toEqual(matrix.shard.map((_, at) => at + 1));
  });

  it('has the whole history where a change is compared, and the services that tests look for', () => {
    expect(workflow.jobs.changed.steps[0].with['fetch-depth']).toBe(0);
    for (const job of jobs) expect(Object.keys(job.services).sort()).toEqual(['postgres', 'redis']);
  });

  it('keeps what the lockfile names', () => {
    const keys = steps.map((step) => step.with?.key).filter((key) => key?.startsWith('packages-'));
    for (const key of keys)
      for (const file of ['pnpm-lock.yaml', 'tooling/bootstrap/toolchain.json']) {
        expect(key).toContain(`'${file}'`);
        expect(read(file)).not.toBe('');
      }
  });

  it('pins each action by its commit', () => {
    const supplyChain = parse(read('deploy/ci/supply-chain.yml'));
    const used = [...steps, ...supplyChain.jobs.advisories.steps].map(({ uses }) => uses).filter(Boolean);
    expect(used.length).toBeGreaterThan(3);
    for (const uses of used) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
  });
});

describe('the workflow of the supply chain', () => {
  it('runs tasks that exist', () => {
    const { steps: own } = parse(read('deploy/ci/supply-chain.yml')).jobs.advisories;
    const { scripts } = JSON.parse(read('package.json'));
    const tasks = own.map(({ run }) => /^npm run (\S+)$/.exec(run ?? '')?.[1]).filter(Boolean);
    expect(tasks).toEqual(['sbom', 'advisories']);
    for (const task of tasks) expect(Object.keys(scripts)).toContain(task);
  });
});

describe('the owners of the code', () => {
  const patterns = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('are named for every folder at the root that holds code', () => {
    const folders = globSync('*/', { cwd: root })
      .map((name) => name.replace(/\/$/, ''))
      .filter((name) => !['node_modules', 'dist', 'data'].includes(name));
    const owned = patterns.map(([pattern]) => pattern.replaceAll('/', '')).filter((name) => name !== '*');
    expect(owned.sort()).toEqual(folders.sort());
  });

  it('are teams', () => {
    for (const [, ...owners] of patterns) {
      expect(owners.length).toBeGreaterThan(0);
      for (const owner of owners) expect(owner).toMatch(/^@northlight\/[a-z-]+$/);
    }
  });
});
