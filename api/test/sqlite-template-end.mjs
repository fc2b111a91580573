import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes what sqlite-template.mjs has made. */
export default function tearDown() {
  rmSync(dirname(process.env.TEST_SQLITE_TEMPLATE), { recursive: true, force: true });
}
