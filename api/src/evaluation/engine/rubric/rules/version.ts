/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-15';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the
 * rubric has changed, so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = '2f222d9eea76af7d021ac96b45690fec1712f389d35ac1b4d33f35fec20e2077';
