import { describe, expect, it } from '@jest/globals';
import { sortFailure } from './submit-failure.ts';

const FIELDS = ['email', 'password'];

describe('a refused form', () => {
  it('says something even when the failure says nothing', () => {
    const unexpected = ['An unexpected error occurred. Please try again.'];
    expect(sortFailure(undefined, FIELDS).form).toEqual(unexpected);
    expect(sortFailure('boom', FIELDS).form).toEqual(unexpected);
    expect(sortFailure({ fieldErrors: { email: [] } }, FIELDS)).toEqual({ fields: {}, form: unexpected });
  });

  it('loses no message of a field that the form does not have', () => {
    expect(
      sortFailure({ fieldErrors: { company: ['Company is closed.'] }, message: 'Company is closed.' }, FIELDS),
    ).toEqual({
      fields: {},
      form: ['Company is closed.'],
    });
  });

  it('keeps all messages of one field together', () => {
    const password = ['Use at least 12 characters.', 'Do not use your email address as password.'];
    expect(sortFailure({ fieldErrors: { password }, message: password[0], detail: null }, FIELDS)).toEqual({
      fields: { password },
      form: [],
    });
  });

  it('shows a general detail beside the fields', () => {
    const failure = { fieldErrors: { email: ['Taken.'] }, message: 'Try later.', detail: 'Try later.' };
    expect(sortFailure(failure, FIELDS)).toEqual({ fields: { email: ['Taken.'] }, form: ['Try later.'] });
  });

  it('shows the message of an ordinary error at the top', () => {
    expect(sortFailure(new Error('Invalid email or password'), FIELDS).form).toEqual(['Invalid email or password']);
  });
});
