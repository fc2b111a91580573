import type { ProfileField } from '@northlight/shared-api/rules';

/** The id of a field on the page, so that whatever names it can lead to it. */
export const fieldId = (field: ProfileField): string => `profile-${field}`;
