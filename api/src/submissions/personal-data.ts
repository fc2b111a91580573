import type { PersonalData, PersonalFile } from '../accounts/personal-data/personal-data.ts';
import type { Db } from '../platform/database/open.ts';
import { displayName } from '../platform/files/display-name.ts';
import {
  listAllAnswers,
  listAllReceived,
  listAllSent,
  listAnswerFiles,
  listDeckFiles,
  type Side,
} from './personal-data-repository.ts';

async function readSent(db: Db, founderId: number) {
  const [decks, answers] = await Promise.all([listAllSent(db, founderId), listAllAnswers(db, founderId)]);
  return decks.map(({ first_name, last_name, company, ...deck }) => ({
    ...deck,
    investor: { name: `${first_name} ${last_name}`, company },
    answers: answers
      .filter(({ submission_id }) => submission_id === deck.id)
      .map(({ submission_id: _, ...rest }) => rest),
  }));
}

async function filesOf(db: Db, side: Side, userId: number): Promise<PersonalFile[]> {
  const [decks, answers] = await Promise.all([listDeckFiles(db, side, userId), listAnswerFiles(db, side, userId)]);
  return [
    ...decks.map(({ id, file_key, original_filename }) => ({
      key: file_key,
      name: `sent-decks/${id}/${displayName(original_filename)}`,
    })),
    ...answers.map(({ submission_id, position, file_key, file_name }) => ({
      key: file_key as string,
      name: `sent-decks/${submission_id}/answers/${position + 1}-${displayName(file_name ?? 'file', 'file')}`,
    })),
  ];
}

/** Decks that a founder sent, the answers sent with them, and the files of both. */
export const sentData: PersonalData = {
  name: 'sent-decks',
  tables: ['submissions'],
  read: (db, { id }) => readSent(db, id),
  files: (db, { id }) => filesOf(db, 'founder_id', id),
};

/** Decks that an investor received. The investor's decisions are theirs; the files are the founders'. */
export const receivedData: PersonalData = {
  name: 'received-decks',
  tables: ['submissions'],
  read: (db, { id }) => listAllReceived(db, id),
  files: async (db, { id }) => (await filesOf(db, 'investor_id', id)).map((file) => ({ ...file, name: null })),
};
