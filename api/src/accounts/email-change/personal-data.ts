import type { PersonalData } from '../personal-data/personal-data.ts';
import { listChanges } from './repository.ts';

/** Pending and recent changes of the email address. */
export const emailChangeData: PersonalData = {
  name: 'email-changes',
  tables: ['email_changes'],
  read: (db, { id }) => listChanges(db, id),
};
