import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { askPnpm } from './shipped.mjs';

const require = createRequire(import.meta.url);
const LICENSE_FILE = /^(licen[cs]e|copying|copyright|notice|unlicense)/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

const HEAD = `Third-party software

This product contains the software listed below, under the license given with each.
`;

/** Licenses whose text refers to that of another. */
const REFERS_TO = { 'LGPL-3.0-or-later': ['GPL-3.0-or-later'] };

/**
 * Standard texts of the licenses in an SPDX expression.
 * @throws {Error} if one of them is unknown
 */
function standardTexts(expression) {
  const names = expression.replace(/[()]/g, '').split(/ (?:AND|OR|WITH) /);
  return names
    .flatMap((name) => [name, ...(REFERS_TO[name] ?? [])])
    .map((name) => require(`spdx-license-list/licenses/${name}.json`).licenseText.trim())
    .join('\n\n');
}

/** The license files of an installed package. */
function filesOf(folder) {
  if (!folder || !existsSync(folder)) return [];
  const names = readdirSync(folder).filter((file) => LICENSE_FILE.test(file) && !/\.(js|ts|json)$/.test(file));
  return names.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
}

/** The package of libvips names the licenses of its libraries in its README alone. */
const readmeOf = ({ name, paths }) =>
  name.startsWith('@img/sharp-libvips') ? [readFileSync(join(paths[0], 'README.md'), 'utf8').trim()] : [];

function ofPackage({ name, versions, paths, license, homepage, author }) {
  const files = filesOf(paths[0]);
  const owner = author ? [`Copyright ${author}`] : [];
  const texts = files.length > 0 ? files : [...owner, ...readmeOf({ name, paths }), standardTexts(license)];
  const stated = license === 'Unknown' ? 'as stated below' : license;
  return {
    title: [`${name} ${versions.join(', ')}`, homepage, `License: ${stated}`].filter(Boolean).join('\n'),
    text: texts.join('\n\n'),
  };
}

const ofBundled = ({ name, version, license, url, copyright, within, text }) => ({
  title: [`${name} ${version ?? ''}`.trim(), url, ...(within ? [`Part of ${within}`] : []), `License: ${license}`].join(
    '\n',
  ),
  text: text?.trim() ?? [copyright, standardTexts(license)].filter(Boolean).join('\n\n'),
});

/**
 * The notices for all software that ships with the product. Software with the same text shares one entry.
 * @returns {Promise<string>} plain text
 * @throws {Error} if a package has neither a license file nor a known license
 */
export async function writeNotices() {
  const byLicense = JSON.parse(await askPnpm(['licenses', 'list', '--json']));
  const packages = Object.values(byLicense)
    .flat()
    .filter(({ name }) => !name.startsWith('@northlight/'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  // The libraries of libvips have no licenses here: the README of its package lists them.
  const others = bundled().filter(({ license }) => license);
  const titles = Map.groupBy([...packages.map(ofPackage), ...others.map(ofBundled)], ({ text }) => text);
  const entries = [...titles].map(([text, same]) => `${same.map(({ title }) => title).join('\n\n')}\n\n${text}`);
  return `${[HEAD.trim(), ...entries].join(RULE)}\n`;
}
