import type { Db } from '../../platform/database/open.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';

/** What the ids of sample evaluations start with. */
const PREFIX = 'sample-';

/** The id of the sample that these rules made from this deck. */
export const sampleIdOf = (rubricVersion: string, sha256: string): string =>
  `${PREFIX}${rubricVersion}-${sha256.slice(0, 12)}`;

/** Stores the sample unless another server was faster. */
export const insertSample = (db: Db, sample: EvaluationRow) =>
  db
    .insertInto('evaluations')
    .values(sample)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Samples of other rules or decks that were made before a time. */
export const listOldSamples = (db: Db, currentId: string, before: string) =>
  db
    .selectFrom('evaluations')
    .select(['id', 'file_key'])
    .where('id', 'like', `${PREFIX}%`)
    .where('id', '!=', currentId)
    .where('user_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
