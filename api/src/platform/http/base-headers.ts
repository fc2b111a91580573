/** For answers that are no page: nothing they contain may load anything or be framed. */
const SECURITY_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of every answer, whoever gives it. Pages and routes replace the policy where theirs allows more. */
export const baseHeaders = ({ https }: { https: boolean }): Record<string, string> => ({
  'content-security-policy': SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Headers of the API's answers besides: none belongs into a frame, a page of another origin, or a prefetch. */
export const API_HEADERS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
