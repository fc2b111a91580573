/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-6';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the rubric has changed,
 * so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = 'b5ecc8cf371a8ed4788d268bc3807c32f4f048f694cbc1af3368df7f87e15195';
