import { z } from 'zod';

/** What is said about a field when its schema has no words of its own. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required.';
    if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return 'This is not a valid value.';
    return undefined;
  },
});
