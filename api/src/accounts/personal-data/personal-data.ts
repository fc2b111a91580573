import type { Db } from '../../platform/database/open.ts';
import type { Database, UserRow } from '../../platform/database/tables.ts';

/** A stored file, and what it is called in its owner's archive; one without a name is not theirs to take along. */
export interface PersonalFile {
  key: string;
  name: string | null;
}

/** One kind of thing that belongs to a person. Its rows go with the person's; its files are removed by name. */
export interface PersonalData {
  /** Name of its JSON file in the archive; null for what only the server has a use for. */
  name: string | null;
  /** The tables that refer to people and that this answers for. */
  tables: readonly (keyof Database)[];
  /** What the archive says of it. */
  read?: (db: Db, user: UserRow) => Promise<unknown>;
  /** All files that go when the person goes. */
  files?: (db: Db, user: UserRow) => Promise<PersonalFile[]>;
}

/** All files that belong to a person. */
export async function filesOf(
  { db, personalData }: { db: Db; personalData: readonly PersonalData[] },
  user: UserRow,
): Promise<PersonalFile[]> {
  const lists = await Promise.all(personalData.map(({ files }) => files?.(db, user) ?? []));
  return lists.flat();
}
