const MB = 1024 * 1024;

/** Largest pitch deck, in megabytes and in bytes. */
export const DECK_MAX_MB = 50;
export const DECK_MAX_BYTES = DECK_MAX_MB * MB;

/** Largest file that answers a question, in megabytes and in bytes. */
export const ANSWER_FILE_MAX_MB = 100;
export const ANSWER_FILE_MAX_BYTES = ANSWER_FILE_MAX_MB * MB;

/** Longest text that answers a question, in characters. */
export const ANSWER_TEXT_MAX = 10_000;

/** Size of a profile image that is recommended, in megabytes; a hint, not a limit. */
export const PROFILE_IMAGE_HINT_MB = 2;

/** Largest profile image that the server takes, in megabytes and in pixels. */
export const PROFILE_IMAGE_MAX_MB = 20;
export const PROFILE_IMAGE_MAX_PIXELS = 64_000_000;

/** Longest side of a profile image as it is kept, in pixels. */
export const PROFILE_IMAGE_SIZE = 768;

/** Days in which an account that is to be deleted can be had back by logging in. */
export const DELETION_GRACE_DAYS = 14;

/** What has to be typed to delete an account. */
export const DELETION_WORD = 'delete';

/** Quality of the JPEG that the crop dialog makes, 0 to 1. */
export const PROFILE_IMAGE_QUALITY = 0.95;

/** Investors on a page of the directory. */
export const DIRECTORY_PAGE_SIZE = 6;

/** So far the directory counts; beyond it says that there are more. A search that finds this many wants to be narrowed. */
export const DIRECTORY_COUNT_MAX = 10_000;
export const DIRECTORY_FOUND_MAX = 2000;

/** Focus areas that a card names before it says how many more there are. */
export const CARD_FOCUS_AREAS = 2;

/** Characters of the bio that a card shows. */
export const CARD_BIO_LENGTH = 100;

/** Page size of the other lists when only a page is asked for, and the largest that is given. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;

/** Length of a password, in characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** Shortest first and last name, in characters. */
export const NAME_MIN = 2;

/** Shortest bio and investment thesis of the older setup form, in characters. */
export const LONG_TEXT_MIN = 50;

/** Amounts of the older setup form, in dollars. */
export const SETUP_AVERAGE_MIN = 10_000;
export const SETUP_DEFAULTS = { min: 10_000, max: 250_000, average: 100_000 } as const;

/** Layout changes below this width, in pixels. */
export const MOBILE_BREAKPOINT = 768;

/** Milliseconds between a drag and the save of the new order. */
export const REORDER_SAVE_DELAY = 100;

/** Colour schemes that levels of follow-ups take turns with. */
export const FOLLOW_UP_COLOURS = 3;

/** Bounds of a question set. Lengths are in characters; depth counts the main question as 1. */
export const QUESTION_LIMITS = {
  questions: 500,
  depth: 20,
  text: 1000,
  options: 100,
  option: 200,
} as const;

/** Questions of the default set and of the investor's own questionnaire. */
export const DEFAULT_QUESTIONS = 33;
export const QUESTIONNAIRE_QUESTIONS = 15;

/** Longest texts of a profile, in characters: one line, several lines. */
export const PROFILE_LINE_MAX = 200;
export const PROFILE_TEXT_MAX = 5000;

/** Longest e-mail address, in characters. */
export const EMAIL_MAX = 254;
