/** Every way in which a remote can fail, closed: the error card has words for each. */
export type RemoteFailureKind =
  | 'registry'
  | 'network'
  | 'timeout'
  | 'not-a-remote'
  | 'threw-on-load'
  | 'wrong-shape'
  | 'incompatible';

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

/** What webpack's runtime throws when a chunk of a remote cannot be had. */
const asChunkError = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError' ? (error as Error & { type?: string }) : null;

/** Puts whatever loading a page of `remote` threw into its class. */
export function classifyLoadError(remote: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const chunk = asChunkError(error);
  if (chunk) return new RemoteFailure(chunk.type === 'timeout' ? 'timeout' : 'network', remote, error);
  return new RemoteFailure('threw-on-load', remote, error);
}
