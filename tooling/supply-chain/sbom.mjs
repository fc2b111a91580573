import { bundled } from './bundled.mjs';
import { askPnpm } from './shipped.mjs';

const component = ({ name, version, license, url, copyright }) => ({
  type: 'library',
  name,
  ...(version && { version }),
  'bom-ref': `bundled:${name}`,
  ...(license && { licenses: [{ expression: license }] }),
  ...(copyright && { copyright }),
  externalReferences: [{ type: 'website', url }],
});

/** @param {{group?: string, name: string}} npm a package of the document */
const contains = (npm, name) => [npm.group, npm.name].filter(Boolean).join('/').startsWith(name);

/**
 * The software that ships with the product, as a CycloneDX document: packages from the lockfile with their hashes,
 * software inside them, fonts, and Node.
 * @returns {Promise<object>} for JSON
 * @throws {Error} if pnpm fails, or no longer lists a package that contains other software
 */
export async function makeSbom() {
  const document = JSON.parse(await askPnpm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']));
  for (const one of bundled()) {
    if (!one.within) {
      document.components.push(component(one));
      continue;
    }
    const [outer] = document.components.filter((npm) => contains(npm, one.within));
    if (!outer) throw new Error(`${one.name} is within ${one.within}, which is no longer installed.`);
    outer.components = [...(outer.components ?? []), component(one)];
  }
  return document;
}
