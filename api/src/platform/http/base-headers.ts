/** For answers that are no page: nothing they contain may load anything or be framed. */
const SECURITY_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of every answer, whoever gives it. Pages and routes replace the policy where theirs allows more. */
export const baseHeaders = ({ https }: { https: boolean }): Record<string, string> => ({
  'content-security-policy': SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
