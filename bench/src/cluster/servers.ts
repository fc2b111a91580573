import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endNow, ready, type ServerProcess, startProcess } from '../../../api/test/factories/processes.ts';

export type Role = 'all' | 'web' | 'worker';

/** A place for a server process, which is started again after each kill. */
export interface Place {
  role: Role;
  /** Address of the current process. */
  url: string;
  process: ServerProcess;
}

/** Server processes that share one database and one folder of files. */
export function openCluster(settings: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-'));
  const files = join(dir, 'files');
  mkdirSync(files);
  const started: ServerProcess[] = [];
  const places: Place[] = [];
  const killed = new Set<ServerProcess>();
  const unexpected: string[] = [];
  let isClosed = false;

  function launch(role: Role): ServerProcess {
    if (isClosed) throw new Error('The bench is ending.');
    const dataDir = join(dir, String(started.length));
    mkdirSync(dataDir);
    symlinkSync(files, join(dataDir, 'files'));
    const process = startProcess({
      SECRET_KEY: 'a secret that all processes of the bench share',
      REQUESTS_PER_MINUTE: '1000000',
      VISITOR_EVALUATIONS_PER_HOUR: '1000000',
      SIGN_UPS_PER_HOUR: '1000000',
      TRUST_PROXY: 'on',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      SITE_DIR: join(dir, 'site'),
      ...settings,
      ROLE: role,
      DATA_DIR: dataDir,
    });
    started.push(process);
    process.child.on('exit', (code, signal) => {
      if (!killed.has(process))
        unexpected.push(`${role} ended with ${code ?? signal}: ${process.said.err.slice(-500)}`);
    });
    return process;
  }

  return {
    files,
    places,
    /** Processes that ended although nobody killed them. */
    unexpected,
    async add(role: Role): Promise<Place> {
      const process = launch(role);
      const place = { role, process, url: await ready(process) };
      places.push(place);
      return place;
    },
    kill(place: Place): void {
      killed.add(place.process);
      place.process.child.kill('SIGKILL');
    },
    /** Starts the process of a place again. Returns milliseconds until it was ready. */
    async restart(place: Place): Promise<number> {
      const began = performance.now();
      place.process = launch(place.role);
      place.url = await ready(place.process);
      return performance.now() - began;
    },
    /** What all processes have printed. */
    output: () => started.map(({ said }) => said.out + said.err).join(''),
    async close(): Promise<void> {
      isClosed = true;
      for (const process of started) killed.add(process);
      await endNow(started);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type Cluster = ReturnType<typeof openCluster>;
