/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-17';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the
 * rubric has changed, so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = 'cdac79dde52cb43bc85fefcf4b7ef6b0a5789bad529413451703cf4b4d30cbf9';
