import { type Config, ConfigError, readConfig } from './config.ts';

/** Ends the process with one sentence about why. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The settings; what is wrong with them ends the process, a sentence each. */
export function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}
