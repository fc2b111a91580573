/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-8';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the
 * rubric has changed, so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = 'ce20ebcb5fc55d6024d6c85b5e620c2c58e298906ece968b8ac621447f30a635';
