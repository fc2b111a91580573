import type { z } from 'zod';
import type { Config } from '../config.ts';
import { passkeyDomain } from '../security/passkey-domain.ts';
import type { Settings } from './schemas.ts';

export const presentSettings = (config: Config): z.output<typeof Settings> => ({
  product_name: config.productName,
  provider_email: config.providerEmail,
  cost_note: config.costNote,
  evaluation_access: config.evaluationAccess,
  require_verified_email: config.requireVerifiedEmail,
  demo: config.demo,
  social_links: config.socialLinks,
  remote_origins: config.remoteOrigins,
  remote_timeout: config.remoteTimeout,
  engine: config.languageModel ? 'llm' : 'rubric',
  model: config.languageModel?.model ?? null,
  passkey_domain: passkeyDomain(config),
  telemetry_percent: config.telemetryPercent,
});
