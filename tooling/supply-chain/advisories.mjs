import { askPnpm } from './shipped.mjs';

/** Days to release a fix, by severity; SECURITY.md promises them. */
export const DEADLINES = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 };

/**
 * Asks the registry whether packages that ship have known vulnerabilities.
 * @param {string[]} options further options of pnpm
 * @returns {Promise<{checked: boolean, lines: string[]}>} a line for each advisory, or why nothing was checked
 */
export async function checkAdvisories(options = []) {
  const answer = await askPnpm(['audit', '--json', '--config.fetch-retries=0', ...options]).catch(
    (error) => error.stdout || error,
  );
  if (typeof answer !== 'string' || !answer.trimStart().startsWith('{')) {
    const reason = /responded with \d+|Connection refused|error sending request|timed? ?out/i.exec(
      String(answer.stderr),
    );
    return {
      checked: false,
      lines: [`The registry gives no answer about vulnerabilities (${reason?.[0] ?? answer}).`],
    };
  }
  const { advisories = {} } = JSON.parse(answer);
  const lines = Object.values(advisories).map(
    ({ severity, module_name: name, findings, title, patched_versions: patched, url }) =>
      `${severity}: ${name} ${findings.map(({ version }) => version).join(', ')}: ${title} ` +
      `(fixed in ${patched || 'no release'}; due in ${DEADLINES[severity]} days) ${url}`,
  );
  return { checked: true, lines };
}
