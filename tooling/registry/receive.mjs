import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from './refusal.mjs';

/** Names without folders, of the types that the site serves. */
const NAME = /^[\w-][\w.-]{0,119}\.(js|css|json|svg|woff2|txt)$/;

/** What one publication may contain. */
export const LIMITS = { files: 200, fileBytes: 5_000_000, allBytes: 20_000_000, fieldBytes: 10_000 };

/** Fields of a provenance, each a short text. */
const PROVENANCE = ['repository', 'commit', 'builder', 'node', 'sdk', 'builtAt'];

function readProvenance(text) {
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    given = null;
  }
  const isText = (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= 300 && !/\p{Cc}/u.test(value);
  const wrong = PROVENANCE.find((key) => !isText(given?.[key]));
  if (wrong || Number.isNaN(Date.parse(given.builtAt)))
    throw new Refusal(400, 'invalid_provenance', `The provenance needs a text for each of ${PROVENANCE.join(', ')}.`);
  return Object.fromEntries(PROVENANCE.map((key) => [key, given[key]]));
}

/**
 * Receives the files of a build and its provenance.
 * @param {import('fastify').FastifyRequest} request multipart, with a part for each file and a field `provenance`
 * @param {string} dir empty folder for the files
 * @returns {Promise<{names: string[], provenance: Record<string, string>}>}
 * @throws {Refusal} if a name, a type, a size or the number of files is not allowed
 */
export async function receive(request, dir) {
  const names = [];
  let provenance = null;
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'provenance') provenance = String(part.value);
      continue;
    }
    const name = part.filename;
    if (!NAME.test(name) || names.includes(name))
      throw new Refusal(400, 'invalid_file', `${JSON.stringify(name)} is not a file that a release may contain.`);
    names.push(name);
    await pipeline(part.file, createWriteStream(join(dir, name), { flags: 'wx' }));
    bytes += part.file.bytesRead;
    if (part.file.truncated || bytes > LIMITS.allBytes)
      throw new Refusal(
        413,
        'too_large',
        `A release may have ${LIMITS.allBytes / 1e6} MB, ${LIMITS.fileBytes / 1e6} MB a file.`,
      );
  }
  return { names, provenance: readProvenance(provenance) };
}
