import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import { accounts } from './0001-accounts.ts';
import { questions } from './0002-questions.ts';
import { evaluations } from './0003-evaluations.ts';
import { demoAccounts } from './0004-demo-accounts.ts';

/** All steps, by the name under which a database remembers them. They run in the order of their names. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-accounts': accounts(engine),
  '0002-questions': questions(),
  '0003-evaluations': evaluations(),
  '0004-demo-accounts': demoAccounts(),
});
