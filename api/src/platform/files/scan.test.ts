import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { scan } from './scan.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-scan-'));
  process.env.SECRET_KEY = 'a secret of the server';
});
afterEach(() => {
  delete process.env.SECRET_KEY;
  rmSync(dir, { recursive: true });
});

it.each([
  ['finds its programs', 'PATH', true],
  ['learns no secret of the server', 'SECRET_KEY', false],
])('the scanner %s', async (_, name, isThere) => {
  const scanner = join(dir, 'scanner.cjs');
  writeFileSync(scanner, `process.exit(process.env.${name} ? 0 : 1)`);
  const scanned = scan(`${process.execPath} ${scanner}`, join(dir, 'deck.pdf'));
  if (isThere) await expect(scanned).resolves.toBeUndefined();
  else await expect(scanned).rejects.toMatchObject({ code: 'infected' });
});
