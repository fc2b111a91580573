import { createHash } from 'node:crypto';

/** A file's hash in the format of the `integrity` attribute. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
