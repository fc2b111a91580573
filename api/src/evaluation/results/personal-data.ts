import type { PersonalData, PersonalFile } from '../../accounts/personal-data/personal-data.ts';
import { extractedTextKey } from '../../decks/storage/extracted-text.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { listWorkingRunsOf } from '../jobs/repository.ts';
import { storedName } from './file-name.ts';
import { presentEvaluation } from './presenter.ts';
import { listAllEvaluations } from './repository.ts';

/** A file that is deleted with the account but is not part of the export. */
const internal = (key: string): PersonalFile => ({ key, name: null });

/** Evaluated decks with their files. Extracted text and jobs are internal to the server. */
export const evaluationData: PersonalData = {
  name: 'evaluations',
  tables: ['evaluations', 'evaluation_runs', 'benchmark_consents'],
  read: async (db, { id }) => (await listAllEvaluations(db, id)).map(presentEvaluation),
  files: async (db, { id: userId }) => {
    const evaluations = await listAllEvaluations(db, userId);
    const jobs = await listWorkingRunsOf(db, userId);
    const evaluated = evaluations.flatMap(({ id, file_key, original_filename }) =>
      file_key === null
        ? []
        : [
            { key: file_key, name: `evaluated-decks/${id}/${storedName(displayName(original_filename))}` },
            internal(extractedTextKey(file_key)),
          ],
    );
    const inProgress = jobs.flatMap(({ file_key }) =>
      file_key === null ? [] : [internal(file_key), internal(extractedTextKey(file_key))],
    );
    return [...evaluated, ...inProgress];
  },
};
