import { parseArgs } from 'node:util';

/**
 * Parses the arguments of `npm test -- …`.
 * @param {string[]} args
 * @param {string[]} names of the suites
 * @returns {{names: string[], base: string | null, isProfiled: boolean, repeat: number, shard: string | null}} `base`
 *   is what the change is compared with, or null without `--changed`; `shard` is this machine's part, such as `1/4`
 * @throws {Error} with a sentence for the user
 */
export function readArguments(args, names) {
  // parseArgs does not support optional values, so give a bare `--changed` its default.
  const full = args.map((arg) => (arg === '--changed' ? '--changed=main' : arg));
  const { values, positionals } = parseArgs({
    args: full,
    allowPositionals: true,
    options: {
      changed: { type: 'string' },
      profile: { type: 'boolean', default: false },
      'repeat-each': { type: 'string', default: '1' },
      shard: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no suite ${unknown}. Name some of ${names.join(', ')}, or none for all.`);
  const repeat = Number(values['repeat-each']);
  if (!Number.isInteger(repeat) || repeat < 1) throw new Error('--repeat-each takes a whole number from 1.');
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '1/1') ?? [];
  if (!(Number(part) >= 1 && Number(part) <= Number(parts)))
    throw new Error('--shard takes a part and the number of parts, such as 1/4.');
  return {
    names: positionals.length > 0 ? positionals : names,
    base: values.changed ?? null,
    isProfiled: values.profile,
    repeat,
    shard: values.shard ?? null,
  };
}
