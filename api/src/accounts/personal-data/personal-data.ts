import type { Db } from '../../platform/database/open.ts';
import type { Database, UserRow } from '../../platform/database/tables.ts';

/** A stored file and its name in its owner's archive. A file without a name is not exported. */
export interface PersonalFile {
  key: string;
  name: string | null;
}

/** One kind of personal data. Its rows are deleted with the user; its files are deleted by key. */
export interface PersonalData {
  /** Name of its JSON file in the archive; null for internal data. */
  name: string | null;
  /** Tables with personal data that this kind covers. */
  tables: readonly (keyof Database)[];
  /** The content of the JSON file. */
  read?: (db: Db, user: UserRow) => Promise<unknown>;
  /** All files to delete with the account. */
  files?: (db: Db, user: UserRow) => Promise<PersonalFile[]>;
}

/** All files that belong to a user. */
export async function filesOf(
  { db, personalData }: { db: Db; personalData: readonly PersonalData[] },
  user: UserRow,
): Promise<PersonalFile[]> {
  const lists = await Promise.all(personalData.map(({ files }) => files?.(db, user) ?? []));
  return lists.flat();
}
