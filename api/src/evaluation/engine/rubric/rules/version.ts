/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-15';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the
 * rubric has changed, so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = '82f54fdebec80f638288e27f69c6761c783df3607dc896d7e10dde8529aca329';
