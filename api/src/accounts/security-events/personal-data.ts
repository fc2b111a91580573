import type { PersonalData } from '../personal-data/personal-data.ts';
import { listEventsForExport } from './repository.ts';

export const securityEventData: PersonalData = {
  name: 'security-events',
  tables: ['security_events'],
  read: (db, { id }) => listEventsForExport(db, id),
};
