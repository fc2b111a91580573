import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { UserRow } from '../../src/platform/database/tables.ts';
import { fileForm } from './requests.ts';
import { PASSWORD } from './users.ts';

/** What servers have acknowledged: decks by id, and every response that was neither success nor “try again”. */
export class Acknowledged {
  readonly submissions = new Map<string, { founder: number; key: string; sha256: string }>();
  readonly evaluations = new Map<string, { founder: number; sha256: string }>();
  readonly surprises: string[] = [];
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  get count(): number {
    return this.submissions.size + this.evaluations.size;
  }

  note(write: () => void): void {
    write();
    this.#emitter.emit('noted');
  }

  /** Waits until this many responses were acknowledged. */
  async reached(count: number): Promise<void> {
    while (this.count < count) await once(this.#emitter, 'noted');
  }
}

interface Request {
  path: string;
  body: BodyInit;
  headers: Record<string, string>;
}

const json = { 'content-type': 'application/json' };

/**
 * A founder who sends decks, evaluates them and renews the session, and who retries failed requests at the next server,
 * as browsers do.
 * @param addresses of the servers; may change in the meantime
 */
export function busyFounder(user: UserRow, addresses: readonly string[], acknowledged: Acknowledged) {
  let turn = user.id;
  let tokens = { access: '', refresh: '' };

  /** The first response other than “try again”, from any server. */
  async function ask({ path, body, headers }: Request) {
    for (;;) {
      turn += 1;
      const address = addresses[turn % addresses.length];
      const init = { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${tokens.access}` } };
      const answer = await fetch(`${address}/api${path}`, init)
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => null);
      if (answer === null || answer.status === 503) continue;
      if (answer.status >= 300) {
        acknowledged.surprises.push(`${path} ${answer.status} ${JSON.stringify(answer.body)}`);
        throw new Error(acknowledged.surprises.at(-1));
      }
      return answer.body;
    }
  }

  const logIn = async () => {
    const body = JSON.stringify({ email: user.email, password: PASSWORD });
    tokens = await ask({ path: '/accounts/login/', body, headers: json });
  };

  const renew = async () => {
    const body = JSON.stringify({ refresh: tokens.refresh });
    tokens = await ask({ path: '/accounts/token/refresh/', body, headers: json });
  };

  const send = async (deck: Buffer, investor: UserRow, key: string): Promise<string> => {
    const form = fileForm('deck.pdf', deck, 'file', { investor_id: String(investor.id) });
    const headers = { ...form.headers, 'idempotency-key': key };
    return (await ask({ path: '/pitch-decks/answer-questions/', body: form.body, headers })).submission_id;
  };

  const evaluate = async (deck: Buffer): Promise<string> =>
    (await ask({ path: '/pitch-decks/evaluate/', ...fileForm('deck.pdf', deck) })).id;

  return {
    logIn,
    renew,
    send,
    /** Sends a number of different decks, evaluates the last one, and renews the session in between. */
    async work(investor: UserRow, sound: Uint8Array, rounds: number) {
      const founder = user.id;
      for (let round = 1; round <= rounds; round += 1) {
        const key = randomUUID();
        const deck = Buffer.concat([sound, Buffer.from(`\n% ${key}\n`)]);
        const sha256 = createHash('sha256').update(deck).digest('hex');
        const sent = await send(deck, investor, key);
        acknowledged.note(() => acknowledged.submissions.set(sent, { founder, key, sha256 }));
        await renew();
        if (round < rounds) continue;
        const evaluated = await evaluate(deck);
        acknowledged.note(() => acknowledged.evaluations.set(evaluated, { founder, sha256 }));
        if ((await send(deck, investor, key)) !== sent) acknowledged.surprises.push(`${key} was sent twice`);
      }
    },
  };
}

export type BusyFounder = ReturnType<typeof busyFounder>;
