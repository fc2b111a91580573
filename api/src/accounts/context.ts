import type { Context as PlatformContext } from '../platform/context.ts';
import type { ExportLinks } from './personal-data/export-links.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { Challenges } from './second-factor/challenges.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';

/** Services that accounts use. */
export interface Context extends PlatformContext {
  accessTokens: AccessTokens;
  exportLinks: ExportLinks;
  challenges: Challenges;
  /** Every kind of personal data, from all areas. */
  personalData: readonly PersonalData[];
}
