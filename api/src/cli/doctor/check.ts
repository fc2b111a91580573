import type { Config } from '../../platform/config.ts';

/** A check of one dependency of the server. */
export interface Check {
  name: string;
  /** Its location, without secrets. */
  place(config: Config): string;
  /**
   * Tries it.
   * @returns what was found, in a few words
   * @throws with the reason when it doesn't work
   */
  attempt(config: Config): Promise<string>;
}
