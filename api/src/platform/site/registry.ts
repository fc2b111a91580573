import type { RegistryFile } from '@northlight/shared-api/remote';
import { parseRegistry } from './registry-schema.ts';
import type { RegistrySource } from './registry-source.ts';

/**
 * Returns a function for the current registry. An unreadable or invalid registry is reported, and the last valid one
 * stays in use.
 * @param patience milliseconds that a page waits for an update when there is a valid registry; by default it waits for
 * the source
 * @returns null until there is a valid one
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
