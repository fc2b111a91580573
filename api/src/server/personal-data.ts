import { emailChangeData } from '../accounts/email-change/personal-data.ts';
import { passkeyData } from '../accounts/passkeys/personal-data.ts';
import { internalData } from '../accounts/personal-data/not-exported.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { formerSlugData, profileData } from '../accounts/profile/personal-data.ts';
import { securityEventData } from '../accounts/security-events/personal-data.ts';
import { sessionData } from '../accounts/sessions/personal-data.ts';
import { conversationData } from '../assistant/personal-data.ts';
import { savedDeckData } from '../decks/saved/personal-data.ts';
import { evaluationData } from '../evaluation/results/personal-data.ts';
import { questionData } from '../questions/personal-data.ts';
import { receivedData, sentData } from '../submissions/personal-data.ts';

/** Every kind of personal data: an export contains it, and deleting the account deletes it. Add new kinds here. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  profileData,
  formerSlugData,
  emailChangeData,
  questionData,
  evaluationData,
  sentData,
  receivedData,
  savedDeckData,
  conversationData,
  sessionData,
  passkeyData,
  securityEventData,
  internalData,
];
