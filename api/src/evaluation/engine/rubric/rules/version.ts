/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-11';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the
 * rubric has changed, so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = '61b314ebeebbeb5e84d60991e46d7fd1141ea051186ad634997e14ad39754fd4';
