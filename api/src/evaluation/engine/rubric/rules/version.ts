/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-12';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the
 * rubric has changed, so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = 'e5ab6144e3967270304af1bd8be4730e32310600506a22b5036c9451e4047e6d';
