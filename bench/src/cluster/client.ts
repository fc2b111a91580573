import { fileForm } from '../../../api/test/factories/requests.ts';
import { PASSWORD } from '../../../api/test/factories/users.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body of any route
  body: any;
}

/** A client address, each time from another network, so that no limit per address applies. */
const anyAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** Sends a request as a browser behind a proxy. Resolves with null when the connection breaks. */
export async function send(url: string, path: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = { 'x-forwarded-for': anyAddress(), ...(init.headers as Record<string, string>) };
  return await fetch(`${url}/api${path}`, { signal: AbortSignal.timeout(90_000), ...init, headers }).catch(() => null);
}

export async function ask(url: string, path: string, init: RequestInit = {}): Promise<Answer | null> {
  const response = await send(url, path, init);
  const body = await response?.json().catch(() => undefined);
  return response && body !== undefined ? { status: response.status, body } : null;
}

export const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(url, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A request that uploads a deck. */
export function upload(deck: Uint8Array, headers: Record<string, string> = {}, fields: Record<string, string> = {}) {
  const form = fileForm('deck.pdf', deck, 'file', fields);
  return { method: 'POST', body: form.body, headers: { ...form.headers, ...headers } };
}

/** The events of a response, as they arrive. Ends when the connection breaks. */
export async function* eventsOf(response: Response): AsyncGenerator<{ event: string; [field: string]: unknown }> {
  const decoder = new TextDecoder();
  let unread = '';
  try {
    for await (const chunk of response.body ?? []) {
      unread += decoder.decode(chunk as Uint8Array, { stream: true });
      const lines = unread.split('\n\n');
      unread = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length));
    }
  } catch {
    // The connection broke.
  }
}

/** Logs a user in, trying again for as long as it takes. Returns the headers of the session. */
export async function logIn(url: () => string, { email }: { email: string }): Promise<{ authorization: string }> {
  for (;;) {
    const answer = await post(url(), '/accounts/login/', { email, password: PASSWORD });
    if (answer?.status === 200) return { authorization: `Bearer ${answer.body.access}` };
  }
}
