import {
  ANSWER_FILE_MAX_MB,
  DECK_IMAGE,
  fileSize,
  type MissingField,
  PROFILE_IMAGE_MAX_MB,
  PROFILE_MESSAGES,
  type SubmissionStatus,
  waitOf,
} from '@northlight/shared-api/rules';
import type { Code } from './codes.ts';
import { Failure, type FieldErrors } from './failure.ts';

const detail = (status: number, code: Code, text: string) => new Failure(status, code, { detail: text });

/** Invalid fields, each with all its messages. */
export const invalidFields = (fields: FieldErrors) => new Failure(400, 'validation_failed', { fields });

export const notAuthenticated = () => detail(401, 'not_authenticated', 'Authentication credentials were not provided.');
export const tokenExpired = () => detail(401, 'token_expired', 'Session expired. Please log in again.');
export const invalidCredentials = () => detail(401, 'invalid_credentials', 'Invalid email or password');
export const challengeInvalid = () =>
  detail(401, 'challenge_invalid', 'This login has taken too long. Please log in again.');
export const refreshInvalid = () => detail(401, 'refresh_invalid', 'Session expired. Please log in again.');
export const refreshReused = () => detail(401, 'refresh_reused', 'Session expired. Please log in again.');

export const tooManyRequests = (seconds: number, what = 'requests') =>
  new Failure(
    429,
    'too_many_requests',
    { detail: `Too many ${what}. Please try again in ${waitOf(seconds)}.` },
    seconds,
  );

export const investorOnly = () => detail(403, 'investor_only', 'This page is only available to investors.');
export const adminOnly = () => detail(403, 'superuser_only', 'This page is only available to admins.');

/** An admin without a second factor used admin rights, or an admin wants to turn it off. */
export const secondFactorRequired = (text: string) => detail(403, 'second_factor_required', text);

export const reAuthenticationRequired = () =>
  detail(403, 're_authentication_required', 'Please confirm that it’s you first. Nothing was changed.');

export const notFound = (what: string) => detail(404, 'not_found', `${what} not found.`);
export const investorNotFound = () => notFound('Investor profile');
export const profileNotLive = () =>
  detail(403, 'profile_not_live', 'This investor profile is not active at the moment.');

/** A profile can't go live yet. Names each missing field, and lists them all in one sentence. */
export const profileIncomplete = (missing: MissingField[]) =>
  new Failure(400, 'profile_incomplete', {
    non_field_errors: [`${PROFILE_MESSAGES.incomplete} ${missing.map(({ label }) => label).join(', ')}`],
    fields: Object.fromEntries(missing.map(({ field, label }) => [field, [`${label} is missing.`]])),
  });

export const alreadySubmitted = () =>
  detail(409, 'already_submitted', 'These answers have already been submitted and cannot be changed.');
export const notSubmitted = () =>
  detail(409, 'not_submitted', 'The questions for this deck have not been answered yet.');
export const answerFileTooLarge = () => detail(413, 'file_too_large', `Maximum size is ${ANSWER_FILE_MAX_MB}MB`);

/** Names each profile field that another request has changed. */
export const profileChanged = (fields: string[]) =>
  new Failure(409, 'profile_changed', {
    fields: Object.fromEntries(
      fields.map((field) => [field, ['This was changed in another tab or on another device.']]),
    ),
  });

export const questionsChanged = () =>
  detail(409, 'questions_changed', 'Your questions were changed in another tab or on another device.');

/** A deck can't be sent yet. Names each missing profile field of the sender, and lists them all in one sentence. */
export const senderIncomplete = (missing: MissingField[]) =>
  new Failure(400, 'profile_incomplete', {
    non_field_errors: [
      `Please complete your profile before sending a deck: ${missing.map(({ label }) => label).join(', ')}`,
    ],
    fields: Object.fromEntries(missing.map(({ field, label }) => [field, [`${label} is missing.`]])),
  });

export const idempotencyKeyReused = () =>
  detail(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');

export const deckChanged = () =>
  detail(409, 'deck_changed', 'This deck was changed in another tab or on another device.');

export const deckNotKept = () =>
  detail(422, 'deck_not_kept', 'The deck of this evaluation was not kept. Evaluate the deck again to work on it here.');

export const nothingToExport = () =>
  detail(422, 'nothing_to_export', 'This deck has no slides yet. Add one, then export it.');

export const allSlidesHidden = () =>
  detail(422, 'nothing_to_export', 'All slides of this deck are hidden. Show at least one first.');

export const noOtherRelease = () =>
  detail(
    409,
    'no_other_release',
    'No other release can replace this one. Publish a release or allow a withdrawn one first.',
  );

/** The PDF fonts lack these characters. A PowerPoint file uses the fonts of the viewer's computer instead. */
export const charactersMissing = (characters: string[], pages: number[]) =>
  detail(
    422,
    'characters_missing',
    `The PDF fonts don’t include ${listed(characters)} (${pages.length === 1 ? 'page' : 'pages'} ${listed(pages)}). Replace ${characters.length === 1 ? 'it' : 'them'}, or export as PowerPoint, which uses the fonts on your computer.`,
  );

export const exportTooLarge = () =>
  detail(413, 'body_too_large', 'The images in this deck are too large for one file. Remove some of them.');

export const assistantTimeout = () =>
  new Failure(
    503,
    'assistant_timeout',
    { detail: 'The assistant took too long. What it has written so far is saved. Please try again.' },
    5,
  );

export const engineNotSetUp = () =>
  detail(400, 'engine_not_set_up', 'No language model is set up here. Use the built-in engine.');

/** The language model doesn't answer. The message offers the built-in engine. */
export const modelUnavailable = (seconds: number) =>
  new Failure(
    503,
    'model_unavailable',
    { detail: 'The language model is not responding. Try again later, or use the built-in engine.' },
    seconds,
  );

export const modelUnusable = () =>
  detail(502, 'model_unusable', 'The language model gave no usable answer. Try again, or use the built-in engine.');

export const modelRefused = () =>
  detail(502, 'model_refused', 'The language model declined to answer. You can use the built-in engine instead.');

/** Today's allowance is used up: the user's own (429), or the whole installation's (503). */
export const modelAllowance = (status: 429 | 503, seconds: number) =>
  new Failure(
    status,
    'model_allowance',
    {
      detail: `${status === 429 ? 'Your' : 'The'} allowance for the language model is used up for today. It renews in ${waitOf(seconds)}. Until then, you can use the built-in engine.`,
    },
    seconds,
  );

/** The prompt has more text than the model accepts. */
export const modelTooMuch = () =>
  detail(
    422,
    'too_complex',
    'This deck has too much text for the language model. You can use the built-in engine instead.',
  );

export const statusConflict = (from: SubmissionStatus, to: SubmissionStatus) =>
  detail(409, 'status_conflict', `A submission that is ${from} cannot become ${to}.`);
export const undoSuperseded = () =>
  detail(409, 'undo_superseded', 'A later decision was made, so this one can no longer be undone.');
export const undoTooLate = () => detail(409, 'undo_too_late', 'This change can no longer be undone.');

export const secondFactorOn = () => detail(409, 'second_factor_on', 'Two-step login is already on.');
export const secondFactorOff = () => detail(409, 'second_factor_off', 'Two-step login is not set up.');

/** A passkey that is unknown, signed another challenge, or did not verify its user. */
export const passkeyInvalid = (text: string) => detail(400, 'passkey_invalid', text);
export const passkeyLimit = (most: number) =>
  detail(409, 'passkey_limit', `An account can have at most ${most} passkeys. Remove one first.`);
export const passkeysUnavailable = () =>
  detail(409, 'passkeys_unavailable', 'Passkeys need this site to have a domain name and HTTPS.');

export const linkInvalid = (text: string) => detail(400, 'link_invalid', text);
export const linkUsed = (text: string) => detail(400, 'link_used', text);
export const linkExpired = (text: string) => detail(400, 'link_expired', text);

export const fileTooLarge = () =>
  detail(413, 'file_too_large', 'The file is too large. Please upload a smaller PDF (max 50 MB).');
export const imageTooLarge = (mb = PROFILE_IMAGE_MAX_MB) =>
  detail(413, 'file_too_large', `The image is too large (max ${mb} MB). Please upload a smaller one.`);
export const uploadIncomplete = () => detail(400, 'upload_incomplete', 'The upload was interrupted. Please try again.');
export const storageFull = () => detail(507, 'storage_full', 'The server is out of storage. Please try again later.');

/** This server is shutting down. Behind a load balancer, a retry reaches another one. */
export const stopping = () =>
  new Failure(503, 'stopping', { detail: 'The server is restarting. Please try again.' }, 5);

/** The file store doesn't answer. `cause` is only logged. */
export const filesUnavailable = (cause: unknown) =>
  Object.assign(
    new Failure(
      503,
      'files_unavailable',
      { detail: 'The server cannot reach its files at the moment. Please try again in a few seconds.' },
      5,
    ),
    { cause },
  );

export const scanUnavailable = () =>
  new Failure(503, 'scan_unavailable', { detail: 'We cannot check files at the moment. Please try again later.' }, 60);

export const evaluationStarted = () => detail(409, 'evaluation_started', 'This evaluation has already started.');
export const evaluationCancelled = () => detail(409, 'evaluation_cancelled', 'This evaluation was canceled.');
export const tooManyShares = (most: number) =>
  detail(409, 'too_many_shares', `An evaluation can have at most ${most} links. Revoke one first.`);
/** The account has used up its storage quota for evaluated decks. Sizes in bytes. */
export const deckStorageFull = (used: number, limit: number) =>
  detail(
    409,
    'deck_storage_full',
    `Your evaluated decks use ${fileSize(used)} of ${fileSize(limit)}. Remove decks you no longer need; their results are kept.`,
  );

/** Visitors together have used up their storage quota. */
export const visitorStorageFull = () =>
  new Failure(
    503,
    'visitor_storage_full',
    {
      detail: 'We have no space for more visitors’ decks at the moment. Log in to evaluate yours, or try again later.',
    },
    600,
  );

/** The account has used up its storage quota for sent decks and answer files. `limit` in bytes. */
export const sentStorageFull = (limit: number, providerEmail: string) =>
  detail(
    409,
    'sent_storage_full',
    `There is not enough space for this file: an account can hold up to ${fileSize(limit)} of sent decks and answer files. Choose a smaller file, remove files from answers you have not submitted yet, or email ${providerEmail}.`,
  );

/** Everyone together has used up the storage quota for sent decks and answer files. */
export const allSentStorageFull = () =>
  new Failure(
    503,
    'all_sent_storage_full',
    { detail: 'We have no space for more decks and answer files at the moment. Please try again later.' },
    600,
  );

export const evaluationGivenUp = (attempts: number) =>
  detail(
    409,
    'evaluation_interrupted',
    `The evaluation was interrupted ${attempts} times, so we stopped it. Please upload a simpler copy of the deck.`,
  );
export const evaluationLost = () =>
  detail(409, 'evaluation_interrupted', 'The evaluation was interrupted. Please upload the deck again.');
export const evaluationOver = () => detail(409, 'evaluation_over', 'This evaluation is no longer running.');

export const fileLinkInvalid = () => detail(403, 'file_link_invalid', 'This file link is not valid.');
export const rangeNotSatisfiable = () =>
  detail(416, 'range_not_satisfiable', 'The requested range is outside the file.');

export const fileLinkExpired = () =>
  detail(
    403,
    'file_link_expired',
    'This link to a file has expired. Open the file again from the page where you found it.',
  );

/** A file that is refused, with the message of the check that refused it. */
export const fileRefused = (status: 400 | 422, code: Code, text: string) => detail(status, code, text);

/** An image that is refused, with a message that says what to do. */
export const imageRefused = (code: 'not_an_image' | 'too_many_pixels', text: string) => detail(422, code, text);

/** The account has reached its image quota. */
export const imagesFull = () =>
  detail(
    409,
    'images_full',
    `An account can keep at most ${DECK_IMAGE.perOwner} images, ${DECK_IMAGE.perOwnerMb} MB in total. Images that no deck uses are deleted after a day.`,
  );

export const downloadExpired = () =>
  detail(403, 'file_link_expired', 'This download link has expired. Ask for a new one in your settings.');

/** At least one admin has to remain. */
export const lastAdmin = () =>
  detail(409, 'last_superuser', 'You are the only admin. Make someone else an admin first.');

/** This server stops while a client waits. */
export const restarting = () => busy(2, 'The server is restarting. Please try again in a moment.');

export const busy = (seconds: number, text: string) => new Failure(503, 'busy', { detail: text }, seconds);

/** Joins the first eight entries and counts the rest. */
function listed(things: readonly (string | number)[]): string {
  const few = things.slice(0, 8).join(', ');
  return things.length > 8 ? `${few} and ${things.length - 8} more` : few;
}
