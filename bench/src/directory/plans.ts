import {
  INVESTMENT_RANGES,
  INVESTOR_SORTS,
  SUBMISSION_SORTS,
  SUBMISSION_TABS,
  type SubmissionTab,
} from '@northlight/shared-api/rules';
import { CompiledQuery } from 'kysely';
import { listInvestors } from '../../../api/src/investors/repository.ts';
import { isPostgres } from '../../../api/src/platform/database/engine.ts';
import type { Db } from '../../../api/src/platform/database/open.ts';
import { countReceived, listReceived } from '../../../api/src/submissions/received/repository.ts';
import { countSent, listSent, listVersions } from '../../../api/src/submissions/sent/repository.ts';

/** An executed query. */
export interface Asked {
  sql: string;
  parameters: readonly unknown[];
}

interface Case {
  name: string;
  ask: (db: Db) => Promise<unknown>;
  /** At least one query plan must match, by engine. */
  wanted: { sqlite: RegExp; postgres: RegExp };
}

const page = { limit: 6, offset: 0 };
const FOUNDER = 2;
const INVESTOR = 1;

/** The plan of the unfiltered count. It may scan the table, because it stops at a limit. */
const COUNT_OF_ALL = 'CO-ROUTINE found\nSCAN directory_people\nSCAN found';

const UNWANTED = {
  sqlite: /SCAN (users|submissions|directory_terms|directory_suffixes|directory_people$)/m,
  postgres: /Seq Scan on (users|submissions|directory_terms|directory_suffixes)/,
};

function directoryCases(): Case[] {
  const ranges = [undefined, ...INVESTMENT_RANGES.map(({ id }) => id)];
  return INVESTOR_SORTS.flatMap((sort) => {
    const order = `by_${sort.split('-').at(-1)}`;
    const pages = ranges.map((range) => {
      const index = range ? `directory_(?!by)\\w+_${order}` : `directory_${order}`;
      return {
        name: `directory, ${range ?? 'any range'}, by ${sort}`,
        ask: (db: Db) => listInvestors(db, { range, sort, page }),
        wanted: {
          sqlite: new RegExp(`^(SCAN|SEARCH) directory_people USING COVERING INDEX ${index}( \\([^)]*\\))?$`),
          postgres: new RegExp(`^Limit[^\\n]*\\n +-> +Index Only Scan using ${index} `),
        },
      };
    });
    const many = {
      name: `directory, a common word, by ${sort}`,
      ask: (db: Db) => listInvestors(db, { search: 'capital', sort, page }),
      wanted: {
        sqlite: new RegExp(`^SCAN directory_people USING COVERING INDEX directory_${order}\\n`),
        postgres: new RegExp(`^Limit[^\\n]*\\n +-> +Index Only Scan using directory_${order} `),
      },
    };
    const few = {
      name: `directory, a rare word, by ${sort}`,
      ask: (db: Db) => listInvestors(db, { search: 'zwyntal ba', sort, page }),
      wanted: {
        sqlite: /SEARCH directory_people USING INTEGER PRIMARY KEY \(rowid=\?\)/,
        postgres: /Bitmap Index Scan on directory_people_terms/,
      },
    };
    return [...pages, many, few];
  });
}

function submissionCases(): Case[] {
  const tabs = Object.keys(SUBMISSION_TABS) as SubmissionTab[];
  const ofInvestor = {
    sqlite: /SEARCH submissions USING (COVERING )?INDEX submissions_(received|searched)\w* \(investor_id=\?/,
    postgres: /(Index Cond|Recheck Cond|BitmapAnd)/,
  };
  const ofFounder = {
    sqlite: /SEARCH submissions USING INDEX submissions_sent \(founder_id=\?/,
    postgres: /submissions_sent/,
  };
  const lists = tabs.flatMap((tab) =>
    SUBMISSION_SORTS.flatMap((sort) => [
      {
        name: `received, ${tab}, by ${sort}`,
        ask: (db: Db) => listReceived(db, INVESTOR, { tab, sort, page }),
        wanted: { sqlite: ofInvestor.sqlite, postgres: /Index (Only )?Scan (Backward )?using submissions_received/ },
      },
      {
        name: `received, ${tab}, by ${sort}, searched`,
        ask: (db: Db) => listReceived(db, INVESTOR, { tab, sort, search: 'company 12', page }),
        wanted: ofInvestor,
      },
    ]),
  );
  return [
    ...lists,
    { name: 'received, counted', ask: (db) => countReceived(db, INVESTOR), wanted: ofInvestor },
    { name: 'sent', ask: (db) => listSent(db, FOUNDER, '', page), wanted: ofFounder },
    { name: 'sent, searched', ask: (db) => listSent(db, FOUNDER, 'capital', page), wanted: ofFounder },
    { name: 'sent, counted', ask: (db) => countSent(db, FOUNDER), wanted: ofFounder },
    {
      name: 'sent, versions',
      ask: (db) => listVersions(db, FOUNDER, INVESTOR),
      wanted: { sqlite: ofFounder.sqlite, postgres: /Index (Only )?Scan|Bitmap Index Scan/ },
    },
  ];
}

async function planOf(db: Db, { sql, parameters }: Asked): Promise<string> {
  const explain = isPostgres(db) ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}

/**
 * Runs every directory and submission list query and checks its query plans.
 * @param asked queries that the database has logged
 * @returns the cases with an unwanted plan, with their plans
 */
export async function unwantedPlans(db: Db, asked: Asked[]): Promise<{ count: number; unwanted: string[] }> {
  const engine = isPostgres(db) ? 'postgres' : 'sqlite';
  const cases = [...directoryCases(), ...submissionCases()];
  const unwanted: string[] = [];
  for (const { name, ask, wanted } of cases) {
    asked.length = 0;
    await ask(db);
    const queries = asked.filter(({ sql }) => !/^\s*(explain|set|begin|commit)/i.test(sql));
    const plans: string[] = [];
    for (const query of [...queries]) plans.push(await planOf(db, query));
    const isWanted =
      plans.some((plan) => wanted[engine].test(plan)) &&
      !plans.some((plan) => plan !== COUNT_OF_ALL && UNWANTED[engine].test(plan));
    if (!isWanted) unwanted.push(`${name}:\n${plans.join('\n\n')}`);
  }
  return { count: cases.length, unwanted };
}
