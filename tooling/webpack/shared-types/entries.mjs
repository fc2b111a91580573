import { SHARED } from '../shared.mjs';

/** The API's types, which are the server's. */
export const CONTRACT = 'shared-api/src/contract.generated.d.ts';

/** Source file of a shared module; null for one that is not of the suite. */
function sourceOf({ name, file }) {
  if (file) return `shared-api/src/${file}`;
  const [, folder, part] = /^@northlight\/([\w-]+)(?:\/([\w-]+))?$/.exec(name) ?? [];
  return folder ? [folder, 'src', part, 'index.ts'].filter(Boolean).join('/') : null;
}

/** The suite's own shared modules: name in the shared scope and source file. */
export const ENTRIES = SHARED.flatMap((entry) => {
  const file = sourceOf(entry);
  return file ? { name: entry.name, file } : [];
});
