import type { PersonalData } from '../personal-data/personal-data.ts';
import { listAllSessions } from './repository.ts';

/** The devices that the person logged in from. */
export const sessionData: PersonalData = {
  name: 'sessions',
  tables: ['sessions'],
  read: (db, { id }) => listAllSessions(db, id),
};
