import type { Db } from '../../platform/database/open.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Describe } from '../../platform/site/page-head.ts';
import { findSharedEvaluation } from './repository.ts';

/** A token as links contain it. Tokens can't be guessed, so a well-formed one without a share had one once. */
const TOKEN = /^\/shared-results\/([\w-]{43})\/?$/;

const SHARED = {
  title: 'Shared results',
  description: 'Someone shared a pitch deck evaluation with you.',
  image: '/api/cards/shared-result/',
} as const;

/** Describes links to evaluations without anything of their content. */
export const shareDescriber =
  (db: Db, clock: () => Date): Describe =>
  async ({ pathname }) => {
    if (!pathname.startsWith('/shared-results/')) return null;
    const [, token] = TOKEN.exec(pathname) ?? [];
    if (!token) return { status: 404 };
    return (await findSharedEvaluation(db, hashToken(token), clock())) ? SHARED : { status: 410 };
  };
