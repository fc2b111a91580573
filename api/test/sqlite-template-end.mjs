import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Deletes the files of sqlite-template.mjs. */
export default function tearDown() {
  rmSync(dirname(process.env.TEST_SQLITE_TEMPLATE), { recursive: true, force: true });
}
