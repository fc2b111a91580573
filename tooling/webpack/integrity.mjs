import { createHash } from 'node:crypto';

/** A file's hash as the `integrity` of a script or link element takes it. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
