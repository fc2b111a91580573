import { z } from 'zod';

/** Default messages for fields whose schema has none of its own. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required.';
    if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return 'This is not a valid value.';
    return undefined;
  },
});
