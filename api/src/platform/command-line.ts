import { type Config, ConfigError, readConfig } from './config.ts';

/** Prints the reason and exits with code 1. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Reads the settings. On invalid settings, prints one sentence per mistake and exits. */
export function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}
