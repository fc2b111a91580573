/** Change this whenever the score or the wording for any deck may change. */
export const RUBRIC_VERSION = 'rubric-6';

/**
 * SHA-256 of the rules, the model of claims, and the results for the labelled decks. A test fails when it differs: the rubric has changed,
 * so update both lines of this file.
 */
export const RUBRIC_FINGERPRINT = '498934099ccfdfb15ffc20793684d7e351cafaf6781479ccec7238f65cb35b69';
