export * from './accounts.ts';
export * from './administration.ts';
export * from './answers.ts';
export * from './assistant.ts';
export * from './background-jobs.ts';
export * from './benchmarks.ts';
export { useBrowserValue } from './browser-value.ts';
export { callApi, callApiJson, onIdentityRequired, onSessionLost, TIMEOUTS } from './client/client.ts';
export {
  ApiError,
  isForbidden,
  messageOf,
  needsSecondFactor,
  SESSION_EXPIRED,
  SessionExpiredError,
  TransportError,
} from './client/errors.ts';
export { clearTokens, onTokensChangedElsewhere, readTokens, storeTokens } from './client/token-storage.ts';
export type * from './contract.ts';
export { countedTitle } from './counted-title.ts';
export * from './deck-export.ts';
export * from './deck-images.ts';
export * from './deck-storage.ts';
export * from './deck-versions.ts';
export * from './email-change.ts';
export { claimEvaluations, pendingClaims } from './evaluation-claims.ts';
export * from './evaluation-sample.ts';
export * from './evaluation-shares.ts';
export { type EvaluationSlidesQuery, type SlidesOf, useSlidesOf } from './evaluation-slides.ts';
export * from './evaluations.ts';
export { type ExtensionProps, Extensions, ExtensionsProvider, type ShowExtensions } from './extensions.ts';
export { type FirstSteps, readFirstSteps, storeFirstSteps } from './get-started.ts';
export * from './investors.ts';
export { setRouteTitle, usePageTitle } from './page-title.ts';
export { canUsePasskeys, isPasskeyKnown } from './passkeys.ts';
export { paths, type SettingsSection } from './paths.ts';
export * from './profile.ts';
export { createQueryClient } from './query.ts';
export { invalidate, pageQuery, queryKey, queryOf } from './query-keys.ts';
export * from './questions.ts';
export * from './received-submissions.ts';
export * from './rules/dates.ts';
export * from './rules/durations.ts';
export * from './rules/numbers.ts';
export * from './saved-decks.ts';
export * from './security.ts';
export * from './sent-submissions.ts';
export { type Session, SessionProvider, type SignedIn, useSession } from './session/session.ts';
export { provideSettings, settings } from './settings.ts';
export * from './slides.ts';
export * from './submissions.ts';
export { discardUnsavedChanges, hasUnsavedChanges, useUnsavedChanges } from './unsaved-changes.ts';
