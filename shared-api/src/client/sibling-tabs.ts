import type { Tokens } from './tokens.ts';

/** What became of a refresh token: the tokens it was exchanged for, or null when its session is over. */
interface Succession {
  old: string;
  tokens: Tokens | null;
}

const NAME = 'northlight.tokens';

/**
 * A duplicated tab starts with a copy of the session's tokens in a storage of its own. Tabs tell each other what became
 * of a token, so that none of them uses an exchanged one later, which would end the session for all.
 */
export function announceSuccessor(old: string, tokens: Tokens | null): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ old, tokens } satisfies Succession);
  channel.close();
}

/** Calls back with what another tab says became of a refresh token. Returns the way to stop listening. */
export function onSuccessor(callback: (old: string, tokens: Tokens | null) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Succession>) => callback(data.old, data.tokens);
  return () => channel.close();
}
