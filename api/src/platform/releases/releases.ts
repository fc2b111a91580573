import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryFile } from '@northlight/shared-api/remote';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { openRegistry } from '../site/registry.ts';
import { addressSource, fileSource } from '../site/registry-source.ts';
import type { RenderingEnd } from '../site/rendering/rendering-end.ts';
import { listVerdicts, sumLoading } from './repository.ts';
import { type Standings, standingsOf } from './standing.ts';

/** Milliseconds that a page waits for an update of a registry at a URL, or of the standings. */
const PATIENCE = 50;
/** Milliseconds that the first page waits for the standings. */
const FIRST_PATIENCE = 1000;
/** Milliseconds for which standings are current. */
const FRESH = 2000;

/** A canary release that the server has stopped. */
export interface StoppedCanary {
  part: string;
  release: string;
  reason: string;
}

/** Where releases are reported on outside of requests. */
export interface ReleaseReport {
  registryFailed: (error: unknown) => void;
  standingsFailed: (error: unknown) => void;
  canaryStopped: (stopped: StoppedCanary) => void;
  /** A public page was served; `end` says with what. */
  pageEnded: (page: string, end: RenderingEnd) => void;
  renderingFailed: (error: Error, message: string) => void;
}

/** The releases of all parts. */
export interface Releases {
  /** The registry file; null until there is a valid one. */
  registry: () => Promise<RegistryFile | null>;
  /** What the server knows of each release. Read every two seconds at most, so that a page costs no query. */
  standings: () => Promise<Standings>;
  /** Reads the standings again, after a verdict. */
  refresh: () => Promise<void>;
  report: ReleaseReport;
}

/** Reads the standings when they are due. While the database doesn't answer, the last ones stay in use. */
function cachedStandings(read: () => Promise<Standings>, now: () => number, report: (error: unknown) => void) {
  let known: Standings | null = null;
  let due = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function update() {
    due = now() + FRESH;
    try {
      known = await read();
    } catch (error) {
      report(error);
    } finally {
      reading = null;
    }
  }

  return {
    async get(): Promise<Standings> {
      if (now() >= due) reading ??= update();
      if (reading) await Promise.race([reading, wait(known ? PATIENCE : FIRST_PATIENCE, undefined, { ref: false })]);
      return known ?? standingsOf([], [], { knownGoodLoads: 1, telemetryPercent: 100 });
    },
    async refresh() {
      await reading;
      reading ??= update();
      await reading;
    },
  };
}

interface Needed {
  config: Pick<Config, 'siteDir' | 'registryUrl' | 'knownGoodLoads' | 'telemetryPercent'>;
  db: Db;
  clock: () => Date;
  report: ReleaseReport;
}

export function openReleases({ config, db, clock, report }: Needed): Releases {
  const { siteDir, registryUrl } = config;
  const source = registryUrl ? addressSource(registryUrl) : fileSource(join(siteDir, 'remotes.json'));
  const standings = cachedStandings(
    async () => standingsOf(await sumLoading(db), await listVerdicts(db), config),
    () => clock().getTime(),
    report.standingsFailed,
  );
  return {
    registry: openRegistry(source, report.registryFailed, registryUrl ? PATIENCE : undefined),
    standings: standings.get,
    refresh: standings.refresh,
    report,
  };
}
