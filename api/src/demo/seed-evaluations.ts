import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findUserByEmail } from '../accounts/users/repository.ts';
import type { Context } from '../assistant/context.ts';
import { deckKeyOf } from '../evaluation/jobs/evaluate-deck.ts';
import { insertRun } from '../evaluation/jobs/repository.ts';
import type { Db } from '../platform/database/open.ts';
import { hashToken, randomToken } from '../platform/security/secrets.ts';
import { INES } from './people.ts';

const DAY = 24 * 3_600_000;

/** A deck that a demo founder had evaluated. */
interface DemoEvaluation {
  from: string;
  /** Name of the file in `decks`. */
  deck: string;
  /** Age in days when the demo data is created. */
  daysAgo: number;
}

/** Three versions of one deck, so that there is something to compare. */
const EVALUATED_DECKS: readonly DemoEvaluation[] = [
  { from: INES.email, deck: 'isferd-seed-v1.pdf', daysAgo: 132 },
  { from: INES.email, deck: 'isferd-seed-v2.pdf', daysAgo: 75 },
  { from: INES.email, deck: 'isferd-seed-v4.pdf', daysAgo: 13 },
];

/** A deck whose file is in the store. */
interface StoredDeck {
  evaluated: DemoEvaluation;
  key: string;
  size: number;
}

/** Stores the evaluated decks of these founders. */
export async function storeEvaluatedDecks({ files }: Context, founders: ReadonlySet<string>): Promise<StoredDeck[]> {
  const stored: StoredDeck[] = [];
  for (const evaluated of EVALUATED_DECKS.filter(({ from }) => founders.has(from))) {
    const content = await readFile(new URL(`decks/${evaluated.deck}`, import.meta.url));
    const key = deckKeyOf(randomUUID());
    await files.put(key, content);
    stored.push({ evaluated, key, size: content.length });
  }
  return stored;
}

/**
 * Adds an evaluation in progress for each deck. The server evaluates them once it listens, so the start does not wait
 * for the engine.
 */
export async function seedEvaluations(db: Db, stored: readonly StoredDeck[], now: Date): Promise<void> {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  for (const { evaluated, key, size } of stored) {
    const founder = await findUserByEmail(db, evaluated.from);
    if (!founder) continue;
    await insertRun(db, {
      token_hash: hashToken(randomToken()),
      user_id: founder.id,
      original_filename: evaluated.deck,
      state: 'working',
      evaluation_id: null,
      failure: null,
      created_at: after(-evaluated.daysAgo * DAY),
      expires_at: after(DAY),
      file_key: key,
      file_size: size,
      engine: 'rubric',
    });
  }
}
