const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)])).toString();

/** A section of the settings; the profile is the first, at the settings' own path. */
export type SettingsSection = 'investor-profile' | 'security' | 'notifications' | 'account';

/** Every path of the product, built in one place. */
export const paths = {
  home: () => '/',
  /** The directory, or what a search in it finds. */
  investors: (search?: string) => (search ? `/investors?${query({ search })}` : '/investors'),
  investor: (id: number) => `/investor?${query({ id })}`,
  investorBySlug: (slug: string) => `/investor/${encodeURIComponent(slug)}`,
  evaluation: () => '/evaluation',
  /** The result of a sample deck. */
  sampleResult: () => '/sample-result',
  evaluationResults: (id: string) => `/evaluation-results/${encodeURIComponent(id)}`,
  /** Where one begins with the assistant; with the id of a saved deck, that deck in the editor. */
  assistant: (savedDeckId?: string) => (savedDeckId ? `/assistant/${encodeURIComponent(savedDeckId)}` : '/assistant'),
  /** The deck of an evaluation in the assistant, at one of its slides where it is named. */
  assistantOf: (evaluationId: string, slide?: number) =>
    `/assistant?${query({ evaluation: evaluationId, ...(slide !== undefined && { slide }) })}`,
  /** An evaluation by a link to it. */
  sharedResults: (token: string) => `/shared-results/${encodeURIComponent(token)}`,
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  /** The link in the mail to a new address. */
  confirmEmailChange: (token: string) => `/confirm-email-change/${encodeURIComponent(token)}`,
  /** The link in the mail to the old address. */
  undoEmailChange: (token: string) => `/undo-email-change/${encodeURIComponent(token)}`,
  emailVerification: () => '/email-verification',
  dashboard: () => '/dashboard',
  /** The dashboard with one submission opened. */
  submission: (id: string) => `/dashboard?${query({ submission: id })}`,
  /** The slides of a deck that was sent. */
  deck: (submissionId: string) => `/decks/${encodeURIComponent(submissionId)}`,
  /** `return` is a path of the product that settings lead back to once they are saved. */
  settings: (go: { section?: SettingsSection; return?: string } = {}) =>
    `/settings${go.section ? `/${go.section}` : ''}${go.return ? `?${query({ return: go.return })}` : ''}`,
  admin: () => '/admin',
  status: () => '/status',
  /** The questionnaire of a deck that was sent. */
  answerQuestions: (submissionId: string) => `/answer-questions?${query({ submission: submissionId })}`,
  customizeQuestions: () => '/customize-questions',
  investorQuestions: () => '/investor-questions',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
  /** A file, not a page: link to it with an anchor. */
  thirdPartyNotices: () => '/third-party-notices.txt',
} as const;
