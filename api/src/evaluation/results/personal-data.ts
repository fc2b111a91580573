import type { PersonalData } from '../../accounts/personal-data/personal-data.ts';
import { extractedTextKey } from '../../decks/storage/extracted-text.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { presentEvaluation } from './presenter.ts';

/** Decks that were read and scored, with their files; readings and runs are the server's to work with. */
export const evaluationData: PersonalData = {
  name: 'evaluations',
  tables: ['evaluations', 'evaluation_runs', 'benchmark_consents'],
  read: async (db, { id }) => {
    const rows = await db
      .selectFrom('evaluations')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return rows.map(presentEvaluation);
  },
  files: async (db, { id }) => {
    const rows = await db
      .selectFrom('evaluations')
      .select(['id', 'file_key', 'original_filename'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const underWay = await db
      .selectFrom('evaluation_runs')
      .select('file_key')
      .where('user_id', '=', id)
      .where('state', '=', 'working')
      .execute();
    const made = rows.flatMap(({ id, file_key, original_filename }) =>
      file_key === null
        ? []
        : [
            { key: file_key, name: `evaluated-decks/${id}/${displayName(original_filename)}` },
            { key: extractedTextKey(file_key), name: null },
          ],
    );
    const begun = underWay.flatMap(({ file_key }) =>
      file_key === null ? [] : [file_key, extractedTextKey(file_key)].map((key) => ({ key, name: null })),
    );
    return [...made, ...begun];
  },
};
