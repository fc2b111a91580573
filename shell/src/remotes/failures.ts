import type { RemoteFailureKind } from '@northlight/shared-api/rules';

export type { RemoteFailureKind };

const newReference = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36).toUpperCase().padStart(7, '0');

/** A remote, or one page of it, could not be had. `reference` names this failure for support. */
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

/** What webpack's runtime throws when a chunk cannot be had. */
export interface ChunkError extends Error {
  type?: string;
  /** Address of the chunk. */
  request?: string;
}

export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Puts whatever loading a page of `remote` threw into its class. */
export function classifyLoadError(remote: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (isChunkError(error)) return new RemoteFailure(error.type === 'timeout' ? 'timeout' : 'network', remote, error);
  return new RemoteFailure('threw-on-load', remote, error);
}

/** Puts what a page of `remote` threw while it was shown into its class; a part of it may still have been on the way. */
export const classifyRenderError = (remote: string, error: unknown): RemoteFailure =>
  isChunkError(error) ? classifyLoadError(remote, error) : new RemoteFailure('threw-on-render', remote, error);

/** Failures that a moment may mend, so that the loader asks again by itself. */
export const isPassing = ({ kind }: RemoteFailure): boolean => kind === 'network';

/** Failures of the release itself or of its delivery: an earlier release may do better. */
export const isOfRelease = ({ kind }: RemoteFailure): boolean => kind !== 'registry' && kind !== 'outdated';
