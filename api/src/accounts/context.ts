import type { Context as PlatformContext } from '../platform/context.ts';
import type { RememberedAccess } from './access/remembered-access.ts';
import type { PasskeyChallenges } from './passkeys/challenges.ts';
import type { ExportLinks } from './personal-data/export-links.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { Challenges } from './second-factor/challenges.ts';
import type { SecurityLog } from './security-events/request.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { RefreshTokens } from './sessions/refresh-tokens.ts';

/** Services that accounts use. */
export interface Context extends PlatformContext {
  accessTokens: AccessTokens;
  rememberedAccess: RememberedAccess;
  refreshTokens: RefreshTokens;
  exportLinks: ExportLinks;
  challenges: Challenges;
  passkeyChallenges: PasskeyChallenges;
  securityLog: SecurityLog;
  /** Every kind of personal data, from all areas. */
  personalData: readonly PersonalData[];
}
