import { callApi, callApiJson, TIMEOUTS } from './client/client.ts';
import { ApiError, SessionExpiredError, TransportError } from './client/errors.ts';
import { callEvents } from './client/event-stream.ts';
import type { Evaluation, EvaluationRun, NewEvaluation, RunProgress } from './contract.ts';
import { rememberVisitorEvaluation } from './evaluation-claims.ts';

/** The built-in rules, or the language model of the installation. */
export type EngineName = Evaluation['engine'];

const KEY = 'northlight.run';
const POLL_MS = 1000;

/** What an evaluation is doing: on its way to the server, at work there, or out of touch. */
export type EvaluationProgress =
  | RunProgress
  /** `share` of the file has gone out, 0 to 1. */
  | { stage: 'uploading'; share: number }
  /** The connection was lost; the server goes on. */
  | { stage: 'reconnecting' }
  /** There is a connection again; what the server is at is not known yet. */
  | { stage: 'continuing' };

/** A run by which an evaluation is found again, also after the tab was closed. */
export interface KnownRun {
  token: string;
  /** Name of the file. */
  name: string;
  /** The engine that was asked for; without it the installation's own. */
  engine?: EngineName;
}

interface ProgressOptions {
  signal: AbortSignal;
  onProgress: (progress: EvaluationProgress) => void;
}

const isRun = (value: unknown): value is KnownRun =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** The run that this tab has lost sight of; null when there is none. */
export function lostRun(): KnownRun | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isRun(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing costs the way back to a run, never the run itself. */
function rememberRun(run: KnownRun) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(run));
  } catch (error) {
    console.warn(error);
  }
}

const forgetRun = () => sessionStorage.removeItem(KEY);

/**
 * Forgets a run that failed. If the session ended, the server may still be at work on it: it is taken up again after
 * the next login, so that the deck is not evaluated twice.
 */
const forgetFailed = (error: unknown) => {
  if (!(error instanceof SessionExpiredError)) forgetRun();
};

/** A new run. Its token is a secret: 256 random bits. */
export function newRun(file: File, engine?: EngineName): KnownRun {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return { token, name: file.name, ...(engine && { engine }) };
}

const RUN = '/api/pitch-decks/evaluate/runs/{token}/';
const placeOf = ({ token }: KnownRun) => ({ path: { token } });

const passing = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

function keep(evaluation: NewEvaluation): NewEvaluation {
  forgetRun();
  const { claim_token } = evaluation;
  if (claim_token !== null) rememberVisitorEvaluation({ ...evaluation, claim_token });
  return evaluation;
}

async function look(run: KnownRun, { signal, onProgress }: ProgressOptions): Promise<EvaluationRun | null> {
  try {
    return await callApiJson('get', RUN, { ...placeOf(run), signal });
  } catch (error) {
    const isOutOfTouch = error instanceof TransportError || (error instanceof ApiError && error.status >= 500);
    if (!isOutOfTouch) throw error;
    onProgress({ stage: 'reconnecting' });
    return null;
  }
}

/**
 * Waits for an evaluation that was started before.
 * @throws {ApiError} it failed, was cancelled, or is not there any more: then with status 404
 */
async function waitForRun(run: KnownRun, waiting: ProgressOptions): Promise<NewEvaluation> {
  for (;;) {
    const found = await look(run, waiting);
    if (found?.evaluation) return keep(found.evaluation);
    if (found?.failure) throw new ApiError(500, found.failure, new Headers());
    if (found && found.state !== 'working') throw new ApiError(404, {}, new Headers());
    if (found) waiting.onProgress(found.progress ?? { stage: 'continuing' });
    await passing(POLL_MS, waiting.signal);
  }
}

/**
 * Takes a run up again that this tab had lost sight of.
 * @throws as `waitForRun`
 */
export async function resumeRun(run: KnownRun, waiting: ProgressOptions): Promise<NewEvaluation> {
  try {
    return await waitForRun(run, waiting);
  } catch (error) {
    forgetFailed(error);
    throw error;
  }
}

/** Whether the server has the deck, whatever became of the connection. @throws {SessionExpiredError} */
async function isKnown(run: KnownRun, signal: AbortSignal) {
  try {
    await callApi('get', RUN, { ...placeOf(run), signal });
    return true;
  } catch (error) {
    if (error instanceof SessionExpiredError) throw error;
    return false;
  }
}

async function follow(
  run: KnownRun,
  file: File,
  { signal, onProgress }: ProgressOptions,
): Promise<NewEvaluation | null> {
  let isUnderWay = false;
  try {
    const events = callEvents('post', '/api/pitch-decks/evaluate/', {
      query: { engine: run.engine },
      form: { file },
      header: { 'evaluation-token': run.token },
      timeout: TIMEOUTS.long,
      signal,
      onProgress: (share) => {
        if (!isUnderWay) onProgress({ stage: 'uploading', share });
      },
    });
    for await (const event of events) {
      signal.throwIfAborted();
      if (event.event === 'done') return event.evaluation;
      isUnderWay = true;
      onProgress(event.progress);
    }
  } catch (error) {
    if (!(error instanceof TransportError) || !(isUnderWay || (await isKnown(run, signal)))) throw error;
    onProgress({ stage: 'reconnecting' });
  }
  return null;
}

/**
 * Reads and scores a deck. A visitor's result is kept for this tab and can be claimed from it. Once it has begun, the
 * server goes on when the connection is lost, and it is waited for.
 * @throws {ApiError} the file was refused, or the server is busy: then with `retryAfter`
 */
export async function evaluateDeck(run: KnownRun, file: File, waiting: ProgressOptions): Promise<NewEvaluation> {
  rememberRun(run);
  try {
    return keep((await follow(run, file, waiting)) ?? (await waitForRun(run, waiting)));
  } catch (error) {
    forgetFailed(error);
    throw error;
  }
}

/** Stops an evaluation under way. One that is not there yet ends with its upload. */
export async function cancelRun(run: KnownRun): Promise<void> {
  forgetRun();
  await callApi('delete', RUN, { ...placeOf(run), keepalive: true }).catch(() => {});
}
