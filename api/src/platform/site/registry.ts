import type { RegistryFile } from '@northlight/shared-api/remote';
import { parseRegistry } from './registry-schema.ts';
import type { RegistrySource } from './registry-source.ts';

/**
 * The registry as it is now. What cannot be read or makes no sense is reported, and the last good one stays.
 * @param patience milliseconds for which a page waits for news when there is a good one already; without it, as long as
 * the source takes
 * @returns null as long as there has been no good one
 */
export function openRegistry(source: RegistrySource, report: (error: unknown) => void, patience?: number) {
  let good: RegistryFile | null = null;
  let reading: Promise<void> | null = null;

  async function refresh() {
    try {
      const news = await source();
      if (news !== null) good = parseRegistry(news);
    } catch (error) {
      report(error);
    }
  }

  return async (): Promise<RegistryFile | null> => {
    reading ??= refresh().finally(() => {
      reading = null;
    });
    if (!good || patience === undefined) await reading;
    else await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patience))]);
    return good;
  };
}
