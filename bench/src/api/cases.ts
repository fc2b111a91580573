import type { Data } from './data.ts';
import { deckContent } from './data.ts';
import type { Request } from './wrk.ts';

/** The headers of logged-in people. */
export interface Sessions {
  investor: Record<string, string>;
  founders: Record<string, string>[];
}

export interface Case {
  name: string;
  isWrite: boolean;
  /** Requests to the product, sent in turn. */
  requests: Request[];
  /** Path of the hand-written server's answer, without the last id. */
  floor: string;
  /** The statement after which the first request succeeds again. */
  reset?: string;
}

const json = { 'content-type': 'application/json' };
const BOUNDARY = 'northlight-bench';

const answersForm = (questions: string[]) => {
  const answers = JSON.stringify(questions.map((id) => ({ id, text: 'A new answer.' })));
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return `${part('answers', answers)}${part('draft', 'true')}--${BOUNDARY}--\r\n`;
};

/** Addresses of clients, because one address may report only so often. */
const addresses = Array.from({ length: 4000 }, (_, at) => `10.${at >> 8}.${at & 255}.7`);

/** What pages ask for and save. */
export function casesOf(
  { submissions, savedDecks, questionnaires, questions }: Data,
  { investor, founders }: Sessions,
  known: { evaluation: string; asset: string },
): Case[] {
  const ofFounder = (at: number) => founders[at] ?? {};
  const read = (name: string, path: string, headers: Record<string, string> = {}) => ({
    name,
    isWrite: false,
    requests: [{ path, headers }],
    floor: `/${name.replaceAll(' ', '-')}/`,
  });
  const write = (name: string, requests: Request[]) => ({
    name,
    isWrite: true,
    requests,
    floor: `/${name.replaceAll(' ', '-')}/`,
  });
  const inbox = '/api/pitch-decks/investor/submissions/';
  return [
    read('list of 20', `${inbox}?page=1&page_size=20`, investor),
    read('dashboard summary', `${inbox}summary/`, investor),
    read('directory page', '/api/accounts/investors/?page=1', {}),
    read('profile', '/api/accounts/profile/', investor),
    read('question set', '/api/questions/', investor),
    read('evaluation result', `/api/pitch-decks/evaluations/${known.evaluation}/`, ofFounder(0)),
    read('submission detail', `${inbox}${submissions[0]}/`, investor),
    { ...read('static file', known.asset, { 'accept-encoding': 'br' }), floor: '/files/' },
    { ...read('HTML page', '/login', { 'accept-encoding': 'br' }), floor: '/page' },
    { ...read('health', '/api/health/live/'), floor: '/hello' },
    write(
      'save answers',
      questionnaires.map((id, at) => ({
        method: 'PATCH' as const,
        path: `/api/pitch-decks/submissions/${id}/answers/`,
        headers: { ...ofFounder(at), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: answersForm(questions),
      })),
    ),
    write(
      'telemetry',
      addresses.map((address) => ({
        method: 'POST' as const,
        path: '/api/telemetry/',
        headers: { ...json, 'x-forwarded-for': address },
        body: JSON.stringify({
          events: [{ kind: 'load', remote: 'mfe-auth', release: '1.0.0-bench', page: 'LoginPage', milliseconds: 120 }],
        }),
      })),
    ),
    write(
      'slide times',
      submissions.map((id, at) => ({
        method: 'POST' as const,
        path: `/api/pitch-decks/submissions/${id}/slide-times/`,
        headers: { ...investor, ...json },
        body: JSON.stringify({
          viewing_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
          slides: Array.from({ length: 12 }, (_, slide) => ({ slide: slide + 1, seconds: 4 })),
        }),
      })),
    ),
    write(
      'save deck',
      ['Problem', 'Market'].flatMap((title) =>
        savedDecks.map((id, at) => ({
          method: 'PATCH' as const,
          path: `/api/pitch-decks/assistant/saved-decks/${id}/`,
          headers: { ...ofFounder(at), ...json },
          body: JSON.stringify({ content: deckContent(title) }),
        })),
      ),
    ),
    // Last, because the server still sends what it owes people about these changes after they are answered.
    {
      ...write(
        'change status',
        ['Passed', 'Contacting'].flatMap((status) =>
          submissions.map((id) => ({
            method: 'PATCH' as const,
            path: `${inbox}${id}/`,
            headers: { ...investor, ...json },
            body: JSON.stringify({ status }),
          })),
        ),
      ),
      reset: "update submissions set status = 'Contacting'",
    },
  ];
}

/** The same requests to the hand-written server, as this user. */
export function floorRequests({ name, requests, floor }: Case, authorization: string, asset: string): Request[] {
  if (name === 'static file') return [{ path: `/files/${asset}`, headers: { 'accept-encoding': 'br' } }];
  if (floor === '/page' || floor === '/hello') return [{ path: floor }];
  return requests.map(({ path, headers, ...rest }) => {
    const id = /\/([\w-]{36})\//.exec(path)?.[1] ?? '';
    return { ...rest, path: `${floor}${id}`, headers: { ...headers, authorization } };
  });
}
