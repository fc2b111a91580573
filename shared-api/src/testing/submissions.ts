import type {
  ReceivedSubmission,
  ReceivedSubmissionDetail,
  SavedDeckSummary,
  SentSubmission,
  SentSubmissionDetail,
} from '../contract.ts';

/** A submission that an investor has received and not opened yet. */
export const aReceivedSubmission = (given: Partial<ReceivedSubmission> = {}): ReceivedSubmission => ({
  id: 'submission-1',
  company_name: 'Isferd',
  founder_company: 'Isferd',
  founder_name: 'Ines Varga-Holm',
  founder_work_field: 'Logistics',
  founder_profile_image: null,
  founder_email: 'ines@isferd.test',
  founder_phone: '+47 555 01 234',
  founder_linkedin: '',
  founder_website: '',
  description: 'Refrigerated freight that tells you before it spoils.',
  created_at: '2026-11-19T10:00:00.000Z',
  status: 'New',
  file_url: '/api/files/decks/submission-1.pdf?signature=x',
  original_filename: 'isferd-seed-v4.pdf',
  page_count: 14,
  likelihood_score: null,
  likelihood_reason: null,
  likelihood_pending: false,
  investor_name: 'Leonie Harrow',
  answered_at: null,
  pass_reason: null,
  pass_comment: '',
  note: '',
  ...given,
});

/** A received submission with all details of the dialog. */
export const aReceivedDetail = (given: Partial<ReceivedSubmissionDetail> = {}): ReceivedSubmissionDetail => ({
  ...aReceivedSubmission(given),
  answers: [],
  likelihood: null,
  versions: [],
  ...given,
});

/** A submission that a founder has just sent. */
export const aSentSubmission = (given: Partial<SentSubmission> = {}): SentSubmission => {
  const { note: _, founder_linkedin: __, founder_website: ___, ...submission } = aReceivedSubmission();
  return {
    ...submission,
    investor: {
      id: 11,
      name: 'Leonie Harrow',
      title: 'Partner',
      company: 'Brackenfold Capital',
      profile_image: null,
      slug: 'leonie-harrow',
      live: true,
    },
    ...given,
  };
};

/** A sent submission with all its details. */
export const aSentDetail = (given: Partial<SentSubmissionDetail> = {}): SentSubmissionDetail => ({
  ...aSentSubmission(given),
  answers: [],
  likelihood: null,
  events: [{ kind: 'sent', detail: null, at: '2026-11-19T10:00:00.000Z' }],
  versions: [],
  views: { count: 0, last_at: null, slides: [] },
  ...given,
});

/** A saved deck in the list. */
export const aSavedDeck = (given: Partial<SavedDeckSummary> = {}): SavedDeckSummary => ({
  id: 'deck-1',
  name: 'Seed deck',
  company_name: 'Isferd',
  total_slides: 12,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-18T10:00:00.000Z',
  ...given,
});
