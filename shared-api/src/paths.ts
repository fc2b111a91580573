const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)])).toString();

/** Every path of the product, built in one place. */
export const paths = {
  home: () => '/',
  investors: () => '/investors',
  investor: (id: number) => `/investor?${query({ id })}`,
  investorBySlug: (slug: string) => `/investor/${encodeURIComponent(slug)}`,
  evaluation: () => '/evaluation',
  evaluationResults: (id: string) => `/evaluation-results/${encodeURIComponent(id)}`,
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  emailVerification: () => '/email-verification',
  dashboard: () => '/dashboard',
  settings: () => '/settings',
  customizeQuestions: () => '/customize-questions',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
} as const;
