import type { Sector } from '@northlight/shared-api/rules';
import type { DemoQuestionnaire } from './questionnaires.ts';

/** An investor in the demo data. None of these people, firms and companies exist. */
export interface DemoInvestor {
  email: string;
  name: readonly [first: string, last: string];
  title: string;
  company: string;
  phone: string;
  sector: Sector;
  bio: string;
  fields: readonly Sector[];
  /** Dollars invested in one company, from and to. */
  range: readonly [min: number, max: number];
  stage: string;
  geography: string;
  tags: string;
  experience: string;
  preferences: string;
  investments: string;
  exits: string;
  slug: string;
  /** Domain of the firm's website, without `.example`. */
  site: string;
  questionnaire?: DemoQuestionnaire;
}
