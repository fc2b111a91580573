import type { Sector } from '@northlight/shared-api/rules';
import type { DemoQuestionnaire } from './questionnaires.ts';

/** An investor as the demo data describes them. None of these people, firms and companies exist. */
export interface DemoInvestor {
  email: string;
  name: readonly [first: string, last: string];
  title: string;
  company: string;
  phone: string;
  sector: Sector;
  bio: string;
  fields: readonly Sector[];
  /** Dollars put into one company, from and to. */
  range: readonly [min: number, max: number];
  stage: string;
  geography: string;
  tags: string;
  experience: string;
  preferences: string;
  investments: string;
  exits: string;
  slug: string;
  /** First part of the address of the firm's website. */
  site: string;
  questionnaire?: DemoQuestionnaire;
}
