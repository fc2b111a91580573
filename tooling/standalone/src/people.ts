import type { User } from '@northlight/shared-api';
import { anInvestorUser, aUser } from '@northlight/shared-api/testing';

/** Selectable users. `undefined` means the situation's user. */
export const PEOPLE: { value: string; label: string; user: User | null | undefined }[] = [
  { value: 'situation', label: 'As in the situation', user: undefined },
  { value: 'visitor', label: 'A visitor', user: null },
  { value: 'founder', label: 'A founder', user: aUser() },
  { value: 'investor', label: 'An investor', user: anInvestorUser() },
  { value: 'superuser', label: 'An admin', user: aUser({ is_superuser: true }) },
];
