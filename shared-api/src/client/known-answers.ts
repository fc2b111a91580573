/** Answers to remember, each of at most this many characters. */
const MOST = 30;
const LONGEST = 200_000;

interface KnownAnswer {
  version: string;
  text: string;
  headers: Headers;
}

/**
 * By address, the one received last at the end. Only in this tab's memory. The server compares versions with its answer
 * to whoever asks, so nobody can be given another's.
 */
const known = new Map<string, KnownAnswer>();

/** The version of the answer that this tab has, for the server to compare. */
export const knownVersion = (address: string): string | undefined => known.get(address)?.version;

/** Forgets all answers, when nobody is logged in. */
export const forgetAnswers = (): void => known.clear();

/** Remembers an answer that has a version. Returns it, to be read as if nobody had. */
export async function rememberAnswer(address: string, answer: Response): Promise<Response> {
  const version = answer.headers.get('etag');
  if (!version || answer.status !== 200) return answer;
  const text = await answer.clone().text();
  known.delete(address);
  if (text.length > LONGEST) return answer;
  known.set(address, { version, text, headers: answer.headers });
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return answer;
}

/** The answer that the server has called current; null if it is forgotten by now. */
export function recallAnswer(address: string): Response | null {
  const answer = known.get(address);
  return answer ? new Response(answer.text, { headers: answer.headers }) : null;
}
