import type { RegistryFile } from '@northlight/shared-api/remote';
import { REMOTE_FAILURES, type RemoteFailureKind } from '@northlight/shared-api/rules';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { countUse } from '../security/throttle-repository.ts';
import { partsOf, releasesOf } from './parts.ts';
import { addLoading, type Tally } from './repository.ts';

/** A load or a failure, as a browser reported it. */
export interface Report {
  kind: 'load' | 'failure';
  remote: string;
  release: string;
  failure: string | null;
  shell: string | null;
}

/** Failures caused by the release itself. */
const OWN: readonly RemoteFailureKind[] = [
  'not-a-remote',
  'integrity',
  'threw-on-load',
  'wrong-shape',
  'incompatible',
  'threw-on-render',
];
/** Failures due to the connection, or to a release that lacks a file: a browser cannot tell. */
const UNDELIVERED: readonly RemoteFailureKind[] = ['network', 'timeout'];

const HOUR = 3_600_000;

/**
 * How many reports of one network count for a release in an hour. Anybody can report, so no network may decide much:
 * undelivered files, which one bad connection can repeat all day, count once.
 */
const LIMITS: Tally = { loads: 200, failures: 10, undelivered: 1 };

function fieldOf({ kind, failure }: Report): keyof Tally | null {
  if (kind === 'load') return 'loads';
  const known = REMOTE_FAILURES.find((one) => one === failure);
  if (known && OWN.includes(known)) return 'failures';
  return known && UNDELIVERED.includes(known) ? 'undelivered' : null;
}

interface Counted extends Tally {
  part: string;
  release: string;
  canary_since: string;
}

/** Adds up reports on releases in the registry. A page's report counts for its remote and for the shell that it runs in. */
function talliesOf(reports: readonly Report[], registry: RegistryFile): Counted[] {
  const parts = partsOf(registry);
  const tallies = new Map<string, Counted>();
  for (const report of reports) {
    const field = fieldOf(report);
    const subjects = new Map([
      ['shell', report.shell],
      [report.remote, report.release],
    ]);
    for (const [part, release] of subjects) {
      const entry = parts.get(part);
      if (!field || !entry || !release || !releasesOf(entry).some((one) => one.release === release)) continue;
      const tally = tallies.get(`${part} ${release}`) ?? {
        part,
        release,
        canary_since: entry.canary?.releasedAt ?? '',
        loads: 0,
        failures: 0,
        undelivered: 0,
      };
      tally[field] += 1;
      tallies.set(`${part} ${release}`, tally);
    }
  }
  // All reports lock rows in the same order, so that they never wait for each other.
  return [...tallies.values()].sort((a, b) => (a.part + a.release < b.part + b.release ? -1 : 1));
}

/** How many of these reports still count for the network in this hour. */
async function within(tx: Db, now: Date, network: string, { part, release, ...tally }: Counted): Promise<Tally> {
  const allowed: Tally = { loads: 0, failures: 0, undelivered: 0 };
  for (const field of ['loads', 'failures', 'undelivered'] as const) {
    const amount = tally[field];
    if (amount === 0) continue;
    const { count } = await countUse(tx, `release-${field}:${part}:${release}:${network}`, amount, now, HOUR);
    allowed[field] = Math.max(0, Math.min(amount, LIMITS[field] - (count - amount)));
  }
  return allowed;
}

/**
 * Counts reports on releases, as far as the network of `address` may still add to them.
 * @returns names of the parts that were reported on
 */
export async function countReports(
  tx: Db,
  { hashNetwork, clock }: Pick<Context, 'hashNetwork' | 'clock'>,
  { reports, registry, address }: { reports: readonly Report[]; registry: RegistryFile; address: string },
): Promise<string[]> {
  const network = hashNetwork(address);
  const tallies = talliesOf(reports, registry);
  for (const counted of tallies) {
    const allowed = await within(tx, clock(), network, counted);
    if (allowed.loads + allowed.failures + allowed.undelivered > 0) await addLoading(tx, { ...counted, ...allowed });
  }
  return [...new Set(tallies.map(({ part }) => part))];
}
