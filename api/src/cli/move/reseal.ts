import type { KeyObject } from 'node:crypto';
import { createSecretBox } from '../../platform/security/secret-box.ts';
import type { Reseal } from './move-rows.ts';

type KeyOf = (name: string) => KeyObject;

/** Opens secrets with the keys of one installation and seals them with those of another. */
export function resealing(keysBefore: KeyOf, keysAfter: KeyOf): Reseal {
  const [before, after] = [createSecretBox(keysBefore('secrets')), createSecretBox(keysAfter('secrets'))];
  return (table, row) => {
    if (table !== 'second_factors') return row;
    const owner = String(row.user_id);
    return { ...row, secret: after.seal(before.open(String(row.secret), owner), owner) };
  };
}
