import type { RemoteFailureKind } from '@northlight/shared-api/rules';

export type { RemoteFailureKind };

const newReference = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36).toUpperCase().padStart(7, '0');

/** A remote, or one of its pages, could not be loaded or shown. `reference` identifies this failure for support. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly kind: RemoteFailureKind;
  readonly remote: string;
  readonly reference = newReference();

  constructor(kind: RemoteFailureKind, remote: string, cause?: unknown) {
    super(`${remote}: ${kind}`, { cause });
    this.kind = kind;
    this.remote = remote;
  }
}

/** The error that webpack's runtime throws when a chunk fails to load. */
export interface ChunkError extends Error {
  type?: string;
  /** URL of the chunk. */
  request?: string;
}

export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Classifies an error thrown while a page of `remote` was loading.
 * @param thrown what the failed chunk's script threw, if it ran
 */
export function classifyLoadError(remote: string, error: unknown, thrown?: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (!isChunkError(error)) return new RemoteFailure('threw-on-load', remote, error);
  if (thrown !== undefined) return new RemoteFailure(kindOfThrown(thrown), remote, thrown);
  return new RemoteFailure(kindOfChunkError(error), remote, error);
}

function kindOfChunkError({ type }: ChunkError): RemoteFailureKind {
  if (!navigator.onLine) return 'offline';
  return type === 'timeout' ? 'timeout' : 'network';
}

/** What a script that threw is: one that can't be parsed is something else in the remote's place. */
export const kindOfThrown = (thrown: unknown): RemoteFailureKind =>
  thrown instanceof SyntaxError ? 'not-a-remote' : 'threw-on-load';

/** Classifies an error thrown while a page of `remote` was rendering. It may be a chunk that failed to load. */
export const classifyRenderError = (remote: string, error: unknown): RemoteFailure =>
  isChunkError(error) ? classifyLoadError(remote, error) : new RemoteFailure('threw-on-render', remote, error);

/** Whether the failure may be temporary, so that the loader retries it. */
export const isPassing = ({ kind }: RemoteFailure): boolean => kind === 'network';

/** Failures for which no release is to blame, so that the fallback release would not help. */
const ELSEWHERE: readonly RemoteFailureKind[] = ['registry', 'outdated', 'offline'];

/** Whether the failure is due to the release or its delivery, so that the fallback release may work. */
export const isOfRelease = ({ kind }: RemoteFailure): boolean => !ELSEWHERE.includes(kind);
