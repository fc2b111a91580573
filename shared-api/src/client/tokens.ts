/** The tokens of a session. */
export interface Tokens {
  access: string;
  refresh: string;
}
