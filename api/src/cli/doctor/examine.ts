import type { Config } from '../../platform/config.ts';
import { explainStart } from '../../server/start-up.ts';
import type { Check } from './check.ts';
import { CHECKS } from './checks.ts';

/** The outcome of one check. */
export interface Finding {
  name: string;
  place: string;
  works: boolean;
  /** What was found, or why it doesn't work. */
  said: string;
}

/** The message of the innermost cause. */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as { message?: string; cause?: unknown; code?: string };
  return cause ? reasonOf(cause) : message || code || 'It does not work.';
}

/** Removes secrets from a message, because an error may contain them. */
function withoutSecrets(said: string, config: Config): string {
  const secrets = [config.languageModel?.apiKey, config.secretKey, process.env.AWS_SECRET_ACCESS_KEY];
  for (const address of [config.databaseUrl, config.smtpUrl]) {
    const { password } = address ? new URL(address) : { password: '' };
    if (password) secrets.push(password, decodeURIComponent(password));
  }
  secrets.push(...Object.values(config.tracing?.headers ?? {}));
  return secrets.reduce<string>((clean, secret) => (secret ? clean.replaceAll(secret, '…') : clean), said);
}

async function examineOne(check: Check, config: Config): Promise<Finding> {
  const { name } = check;
  const place = check.place(config);
  try {
    return { name, place, works: true, said: await check.attempt(config) };
  } catch (error) {
    const said = explainStart(error, config) ?? reasonOf(error);
    return { name, place, works: false, said: withoutSecrets(said, config) };
  }
}

/** Runs all checks, one after the other. */
export async function examine(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(await examineOne(check, config));
  return findings;
}
