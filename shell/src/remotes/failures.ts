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

/** Classifies an error thrown while a page of `remote` was loading. */
export function classifyLoadError(remote: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (isChunkError(error)) return new RemoteFailure(error.type === 'timeout' ? 'timeout' : 'network', remote, error);
  return new RemoteFailure('threw-on-load', remote, error);
}

/** Classifies an error thrown while a page of `remote` was rendering. It may be a chunk that failed to load. */
export const classifyRenderError = (remote: string, error: unknown): RemoteFailure =>
  isChunkError(error) ? classifyLoadError(remote, error) : new RemoteFailure('threw-on-render', remote, error);

/** Whether the failure may be temporary, so that the loader retries it. */
export const isPassing = ({ kind }: RemoteFailure): boolean => kind === 'network';

/** Whether the failure is due to the release or its delivery, so that the fallback release may work. */
export const isOfRelease = ({ kind }: RemoteFailure): boolean => kind !== 'registry' && kind !== 'outdated';
