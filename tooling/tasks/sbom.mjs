// Writes the software bill of materials: npm run sbom [file]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeSbom } from '../supply-chain/index.mjs';
import { root } from './packages.mjs';

const file = resolve(process.argv[2] ?? join(root, 'dist/sbom/northlight.cdx.json'));
const sbom = await makeSbom();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`Wrote ${sbom.components.length} components to ${file}.`);
