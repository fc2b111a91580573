import type { z } from 'zod';
import { presentSomeone } from '../accounts/users/admin-actions-presenter.ts';
import { type PartRelease, type RegisteredPart, releasesOf } from '../platform/releases/parts.ts';
import { estimateLoads, type Standings } from '../platform/releases/standing.ts';
import { type Offer, offerOf } from '../platform/site/rollout.ts';
import type { NamedVerdict } from './repository.ts';
import type { ReleasedPart, ReleaseState } from './schemas.ts';

type State = z.output<typeof ReleaseState>;

const presentVerdict = ({ verdict, reason, decided_by, at, ...row }: NamedVerdict): State['verdict'] => ({
  verdict,
  reason,
  decided_by,
  admin: presentSomeone(row.admin_id, row.first_name, row.last_name, row.email),
  at,
});

function registeredAs({ release, canary }: RegisteredPart, name: string): State['registered_as'] {
  if (name === release) return 'current';
  return name === canary?.release ? 'canary' : 'earlier';
}

function usedAs({ current, canary, fallback, canaryFallback }: Offer<PartRelease>, name: string): State['used_as'] {
  if (name === current.release) return 'current';
  if (name === canary?.release) return 'canary';
  return name === fallback?.release || name === canaryFallback?.release ? 'fallback' : 'none';
}

interface Known {
  standings: Standings;
  verdicts: readonly NamedVerdict[];
  telemetryPercent: number;
}

export function presentPart(
  entry: RegisteredPart,
  { standings, verdicts, telemetryPercent }: Known,
): z.output<typeof ReleasedPart> {
  const offer = offerOf<PartRelease>(entry, standings);
  const releases = new Map(releasesOf(entry).map((one) => [one.release, one]));
  return {
    part: entry.name,
    title: 'title' in entry ? entry.title : 'The shell',
    releases: [...releases.values()].map(({ release, releasedAt, entrySize }) => {
      const { loads, failures, undelivered, isKnownGood } = standings(entry.name, release);
      const estimated = estimateLoads(loads, telemetryPercent);
      const verdict = verdicts.find((one) => one.part === entry.name && one.release === release);
      return {
        release,
        released_at: releasedAt,
        entry_size: entrySize ?? null,
        registered_as: registeredAs(entry, release),
        used_as: usedAs(offer, release),
        percent: release === entry.canary?.release ? entry.canary.percent : null,
        loads,
        estimated_loads: estimated,
        failures,
        undelivered,
        failure_rate: failures === 0 ? 0 : failures / Math.max(estimated, failures),
        known_good: isKnownGood,
        verdict: verdict ? presentVerdict(verdict) : null,
      };
    }),
  };
}
