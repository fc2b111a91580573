import type { Context } from '../context.ts';
import { atomically } from '../database/open.ts';
import { countReports } from '../releases/count-reports.ts';
import { partsOf } from '../releases/parts.ts';
import { stopFailingCanary } from '../releases/stop-canary.ts';
import { addTelemetry, findReferences, type TelemetryEvent } from './repository.ts';

/** Stores reports, counts them for their releases, and stops canaries that turn out to fail more often. */
export async function recordReports(context: Context, events: TelemetryEvent[], address: string): Promise<void> {
  const { db, clock, releases } = context;
  const registry = await releases.registry();
  const parts = await atomically(db, async (tx) => {
    const known = await findReferences(
      tx,
      events.flatMap(({ reference }) => reference ?? []),
    );
    await addTelemetry(tx, events, clock());
    // A failure is reported again with the fallback that was loaded for it.
    const reports = events.filter(({ reference }, index) => {
      if (reference === null) return true;
      return !known.has(reference) && events.findIndex((other) => other.reference === reference) === index;
    });
    return registry ? await countReports(tx, context, { reports, registry, address }) : [];
  });
  for (const part of parts) {
    const entry = registry && partsOf(registry).get(part);
    if (entry) await stopFailingCanary(context, entry);
  }
}
