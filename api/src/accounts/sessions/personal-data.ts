import type { PersonalData } from '../personal-data/personal-data.ts';
import { listAllSessions } from './repository.ts';

/** Devices that the user logged in from. */
export const sessionData: PersonalData = {
  name: 'sessions',
  tables: ['sessions'],
  read: (db, { id }) => listAllSessions(db, id),
};
