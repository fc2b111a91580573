import { ApiError, TransportError } from './errors.ts';
import type { AnyOptions, Json, JsonResponse, Method, Options, Path } from './operations.ts';

export { onSessionLost } from './lost-session.ts';
export { TIMEOUTS } from './timeouts.ts';

let http: typeof import('./http.ts') | null = null;

/** The code that sends requests. The shell's first script leaves it to what loads pages (shell/src/remotes/loader.ts). */
async function loadHttp() {
  try {
    http = await import(/* webpackChunkName: 'loader' */ './http.ts');
    return http;
  } catch (error) {
    throw new TransportError('network', error);
  }
}

/** Asks the user to confirm who they are. Resolves to a proof, or to null if they decline. */
type AskForIdentity = () => Promise<string | null>;

let askForIdentity: AskForIdentity | null = null;

/** Sets who asks the user to confirm their identity when a call requires it. Returns the way to stop. */
export function onIdentityRequired(ask: AskForIdentity): () => void {
  askForIdentity = ask;
  return () => {
    if (askForIdentity === ask) askForIdentity = null;
  };
}

const requiresIdentity = (error: unknown) => error instanceof ApiError && error.code === 're_authentication_required';

/**
 * Sends any request. When the server requires it, the user confirms who they are and the request is sent once more.
 * `callApi` and `callEvents` check method, path and options against the contract.
 */
export async function request(method: Method, path: string, options: AnyOptions = {}): Promise<Response> {
  const { sendRenewed } = http ?? (await loadHttp()); // without a wait, for a page that is being left
  try {
    return await sendRenewed(method, path, options);
  } catch (error) {
    const proof = requiresIdentity(error) && (await askForIdentity?.());
    if (!proof) throw error;
    return await sendRenewed(method, path, { ...options, header: { ...options.header, 're-authentication': proof } });
  }
}

/**
 * Sends a request to the API, typed by the contract. A 401 renews the tokens once and sends it again. A
 * sensitive call asks the user to confirm who they are.
 * @throws {ApiError} the server answered with an error
 * @throws {TransportError} no answer came
 * @throws {SessionExpiredError} the session could not be renewed; its tokens are cleared
 */
export const callApi = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...[options]: Options<M, P>
): Promise<JsonResponse<Json<M, P>>> => request(method, path, options as AnyOptions);

/** As `callApi`, and reads the JSON of the answer. */
export async function callApiJson<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...options: Options<M, P>
): Promise<Json<M, P>> {
  const answer = await callApi(method, path, ...options);
  return answer.json();
}
