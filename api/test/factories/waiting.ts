import { setTimeout as wait } from 'node:timers/promises';
import { fileForm } from './requests.ts';

/** Uploads a deck as a page does, and disconnects once a slide has been read. */
export async function beginEvaluation(address: string, token: string, file: Uint8Array): Promise<void> {
  const form = fileForm('deck.pdf', file);
  const leave = new AbortController();
  const response = await fetch(`${address}/api/pitch-decks/evaluate/`, {
    method: 'POST',
    body: form.body,
    headers: { ...form.headers, accept: 'text/event-stream', 'evaluation-token': token },
    signal: leave.signal,
  });
  const decoder = new TextDecoder();
  let said = '';
  for await (const chunk of response.body ?? []) {
    said += decoder.decode(chunk as Uint8Array, { stream: true });
    if (/"stage":"(reading|recognising)"/.test(said)) break;
    if (said.includes('"event":"error"')) throw new Error(said);
  }
  leave.abort();
}

/** Polls a server until the job is over. */
export async function whatBecomesOf(address: string, token: string) {
  for (;;) {
    const response = await fetch(`${address}/api/pitch-decks/evaluate/runs/${token}/`);
    const run = await response.json();
    if (response.status === 404 || (response.ok && run.state !== 'working')) return run;
    await wait(250);
  }
}
