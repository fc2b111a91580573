import type { ProfileField } from '@northlight/shared-api/rules';

/** The element id of a field, so that other parts of the page can link to it. */
export const fieldId = (field: ProfileField): string => `profile-${field}`;
