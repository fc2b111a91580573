const MB = 1024 * 1024;

/** Maximum size of a pitch deck, in megabytes and in bytes. */
export const DECK_MAX_MB = 50;
export const DECK_MAX_BYTES = DECK_MAX_MB * MB;

/** Maximum size of a file answer, in megabytes and in bytes. */
export const ANSWER_FILE_MAX_MB = 100;
export const ANSWER_FILE_MAX_BYTES = ANSWER_FILE_MAX_MB * MB;

/** Maximum length of a text answer, in characters. */
export const ANSWER_TEXT_MAX = 10_000;

/** Recommended size of a profile image, in megabytes; not enforced. */
export const PROFILE_IMAGE_HINT_MB = 2;

/** Maximum size of an uploaded profile image, in megabytes and in pixels. */
export const PROFILE_IMAGE_MAX_MB = 20;
export const PROFILE_IMAGE_MAX_PIXELS = 64_000_000;

/** Longest side of a stored profile image, in pixels. */
export const PROFILE_IMAGE_SIZE = 768;

/** Days after the request during which logging in cancels the deletion of an account. */
export const DELETION_GRACE_DAYS = 14;

/** Word to type to confirm the deletion of an account. */
export const DELETION_WORD = 'delete';

/** JPEG quality in the crop dialog, 0 to 1. */
export const PROFILE_IMAGE_QUALITY = 0.95;

/** Investors per page of the directory. */
export const DIRECTORY_PAGE_SIZE = 6;

/**
 * Highest exact count of the directory; beyond it, the count is a minimum. A search stops at the second limit and asks
 * the user to narrow it.
 */
export const DIRECTORY_COUNT_MAX = 10_000;
export const DIRECTORY_FOUND_MAX = 2000;

/** Focus areas on a card. The rest are counted. */
export const CARD_FOCUS_AREAS = 2;

/** Maximum length of the bio on a card, in characters. */
export const CARD_BIO_LENGTH = 100;

/** Default and maximum page size of the other lists. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;

/** Bounds of a password's length, in characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** Minimum length of first and last names, in characters. */
export const NAME_MIN = 2;

/** Minimum length of the bio and the investment thesis in the older setup form, in characters. */
export const LONG_TEXT_MIN = 50;

/** Amounts in the older setup form, in dollars. */
export const SETUP_AVERAGE_MIN = 10_000;
export const SETUP_DEFAULTS = { min: 10_000, max: 250_000, average: 100_000 } as const;

/** Screens narrower than this, in pixels, get the mobile layout. */
export const MOBILE_BREAKPOINT = 768;

/** Milliseconds from a drag to the save of the new order. */
export const REORDER_SAVE_DELAY = 100;

/** Number of colour schemes that the levels of follow-ups alternate between. */
export const FOLLOW_UP_COLOURS = 3;

/** Limits of a question set. Lengths in characters; a main question has depth 1. */
export const QUESTION_LIMITS = {
  questions: 500,
  depth: 20,
  text: 1000,
  options: 100,
  option: 200,
} as const;

/** Number of questions in the default set and in the investor questionnaire. */
export const DEFAULT_QUESTIONS = 33;
export const QUESTIONNAIRE_QUESTIONS = 15;

/** Maximum lengths of profile texts, in characters: single-line and multi-line. */
export const PROFILE_LINE_MAX = 200;
export const PROFILE_TEXT_MAX = 5000;

/** Maximum length of an email address, in characters. */
export const EMAIL_MAX = 254;
