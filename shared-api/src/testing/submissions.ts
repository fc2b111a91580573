import type {
  ReceivedSubmission,
  ReceivedSubmissionDetail,
  ReceivedSubmissionRow,
  SavedDeckSummary,
  SentSubmission,
  SentSubmissionDetail,
  SentSubmissionRow,
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

/** The part of a received submission that a page of the list has. */
export const receivedRowOf = (submission: ReceivedSubmission): ReceivedSubmissionRow => ({
  id: submission.id,
  company_name: submission.company_name,
  founder_name: submission.founder_name,
  founder_work_field: submission.founder_work_field,
  founder_profile_image: submission.founder_profile_image,
  founder_email: submission.founder_email,
  founder_phone: submission.founder_phone,
  description: submission.description,
  created_at: submission.created_at,
  status: submission.status,
  likelihood_score: submission.likelihood_score,
  likelihood_pending: submission.likelihood_pending,
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

/** The part of a sent submission that a page of the list has. */
export const sentRowOf = ({ investor, ...submission }: SentSubmission): SentSubmissionRow => ({
  id: submission.id,
  created_at: submission.created_at,
  status: submission.status,
  likelihood_score: submission.likelihood_score,
  likelihood_pending: submission.likelihood_pending,
  answered_at: submission.answered_at,
  investor: {
    name: investor.name,
    title: investor.title,
    company: investor.company,
    profile_image: investor.profile_image,
  },
});

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
