import { queryKey, queryOf } from '../query-keys.ts';
import { callApi, callApiJson } from './client.ts';
import { callEvents } from './event-stream.ts';

/** These are not run. `tsc` fails if one of them is not an error. */
export const mistakes = [
  // @ts-expect-error a misspelt path
  () => callApi('get', '/api/accounts/profil/'),
  // @ts-expect-error a path without its slash
  () => callApi('get', '/api/accounts/profile'),
  // @ts-expect-error a method that the path does not have
  () => callApi('put', '/api/accounts/profile/'),

  // @ts-expect-error no path parameter
  () => callApi('get', '/api/accounts/investors/{id}/'),
  // @ts-expect-error a misspelt path parameter
  () => callApi('get', '/api/accounts/investors/{id}/', { path: { ident: '7' } }),
  // @ts-expect-error a path parameter of another type
  () => callApi('get', '/api/accounts/investors/{id}/', { path: { id: 7 } }),
  // @ts-expect-error a path parameter where there is none
  () => callApi('get', '/api/accounts/profile/', { path: { id: '7' } }),

  // @ts-expect-error a misspelt name in a query
  () => callApi('get', '/api/pitch-decks/evaluations/', { query: { page: 1, pagesize: 6 } }),
  // @ts-expect-error a value that a query does not know
  () => callApi('get', '/api/accounts/investors/', { query: { sort: 'nme' } }),
  // @ts-expect-error a query where there is none
  () => callApi('get', '/api/accounts/profile/', { query: { page: 1 } }),
  // @ts-expect-error a query without a parameter that it needs
  () => callApi('get', '/api/pitch-decks/assistant/slide-analysis/', { query: { evaluation_id: 'e' } }),

  // @ts-expect-error no body
  () => callApi('put', '/api/accounts/benchmarks/'),
  // @ts-expect-error a body without a field that it needs
  () => callApi('put', '/api/accounts/benchmarks/', { json: {} }),
  // @ts-expect-error a field that the body does not have
  () => callApi('put', '/api/accounts/benchmarks/', { json: { stage: 'Seed', sector: 'Energy' } }),
  // @ts-expect-error a misspelt optional field
  () => callApi('patch', '/api/accounts/profile/', { json: { first_nam: 'Ines' } }),
  // @ts-expect-error a field of another type
  () => callApi('patch', '/api/accounts/profile/', { json: { first_name: 1 } }),
  // @ts-expect-error a body where there is none
  () => callApi('post', '/api/accounts/export/', { json: {} }),
  // @ts-expect-error JSON where a form is wanted
  () => callApi('post', '/api/pitch-decks/assistant/images/', { json: { file: new File([], 'a.png') } }),
  // @ts-expect-error a misspelt field of a form
  () => callApi('post', '/api/pitch-decks/assistant/images/', { form: { image: new File([], 'a.png') } }),
  // @ts-expect-error text where a form wants a file
  () => callApi('post', '/api/pitch-decks/assistant/images/', { form: { file: 'a.png' } }),
  // @ts-expect-error an open form without a field that it needs
  () => callApi('patch', '/api/pitch-decks/submissions/{id}/answers/', { path: { id: 's' }, form: { draft: 'true' } }),

  () =>
    callApi('post', '/api/pitch-decks/evaluate/', {
      form: { file: new File([], 'a.pdf') },
      // @ts-expect-error a misspelt header
      header: { token: 't' },
    }),
  // @ts-expect-error a misspelt option
  () => callApi('get', '/api/accounts/profile/', { signl: AbortSignal.abort() }),

  // @ts-expect-error a field that the answer does not have
  async () => (await callApiJson('get', '/api/accounts/profile/')).firstName,
  // @ts-expect-error the same, of an answer that is read later
  async () => (await (await callApi('get', '/api/questions/')).json())[0]?.text,
  // @ts-expect-error JSON of a call that answers nothing
  async () => (await callApiJson('delete', '/api/accounts/benchmarks/')).stage,
  async () => {
    const json = { message: 'Why?', slide_number: null };
    for await (const event of callEvents('post', '/api/pitch-decks/assistant/chat/', { json, timeout: 1 })) {
      // @ts-expect-error an event that is not sent
      if (event.event === 'word') return;
    }
  },

  // @ts-expect-error a query of a path that cannot be read
  () => queryOf('/api/accounts/login/'),
  // @ts-expect-error a query without its path parameter
  () => queryOf('/api/pitch-decks/evaluations/{id}/'),
  // @ts-expect-error a key with a misspelt path
  () => queryKey('/api/pitch-decks/evaluation/'),
  // @ts-expect-error a key with a misspelt parameter
  () => queryKey('/api/pitch-decks/evaluations/{id}/', { path: { ident: 'e' } }),
];
