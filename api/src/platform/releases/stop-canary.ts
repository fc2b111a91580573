import { countOf, rateOf } from '@northlight/shared-api/rules';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { offerOf } from '../site/rollout.ts';
import { type Arm, failsMore } from './compare-failures.ts';
import type { PartRelease, RegisteredPart } from './parts.ts';
import type { Releases } from './releases.ts';
import { putVerdict, sumLoadingOf, type Tally } from './repository.ts';
import { estimateLoads } from './standing.ts';

interface Needed {
  config: Pick<Config, 'knownGoodLoads' | 'telemetryPercent'>;
  db: Db;
  clock: () => Date;
  releases: Releases;
}

/**
 * Counts undelivered files, too: a bad connection hits both releases alike, but a missing file only the release that
 * lacks it.
 */
const armOf = ({ loads, failures, undelivered }: Tally): Arm => ({ loads, failures: failures + undelivered });

function describe({ loads, failures }: Arm, telemetryPercent: number): string {
  const all = Math.max(estimateLoads(loads, telemetryPercent), failures);
  const about = telemetryPercent < 100 ? 'about ' : '';
  return `${countOf(failures)} of ${about}${countOf(all)} loads (${rateOf(all === 0 ? 0 : failures / all)})`;
}

/** Withdraws the canary of a part if it fails more often than the release that the other browsers get. */
export async function stopFailingCanary({ config, db, clock, releases }: Needed, entry: RegisteredPart) {
  const standings = await releases.standings();
  const { current, canary } = offerOf<PartRelease>(entry, standings);
  if (!canary) return;
  const { name: part } = entry;
  const { release } = canary;
  const tried = armOf(await sumLoadingOf(db, part, release, canary.releasedAt));
  const during = await sumLoadingOf(db, part, current.release, canary.releasedAt);
  // Where the current release is hardly loaded beside the canary, its earlier loads count as well.
  const control = armOf(during.loads < config.knownGoodLoads ? await sumLoadingOf(db, part, current.release) : during);
  if (!failsMore(tried, control)) return;
  const { telemetryPercent } = config;
  const reason = `It failed in ${describe(tried, telemetryPercent)}, the current release ${current.release} in ${describe(control, telemetryPercent)}.`;
  const at = clock().toISOString();
  const verdict = { part, release, verdict: 'withdrawn', reason, decided_by: 'server', admin_id: null, at } as const;
  const isNew = await putVerdict(db, verdict);
  await releases.refresh();
  if (isNew) releases.report.canaryStopped({ part, release, reason });
}
