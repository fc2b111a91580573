import { describe, expect, it, jest } from '@jest/globals';
import type { ProfilePatch, User } from '@northlight/shared-api';
import { QUESTIONNAIRE } from '@northlight/shared-api/rules';
import { anInvestorUser, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import InvestorQuestionsPage from './InvestorQuestionsPage.tsx';

const PROFILE = '/api/accounts/profile/';
const ALL = Object.fromEntries(QUESTIONNAIRE.map(({ id, question }) => [question, `My answer to ${id}`]));

const open = (user: User, api: RequestHandler[] = [], setUser: (user: User) => void = () => {}) =>
  renderPage(InvestorQuestionsPage, { route: '/investor-questions', session: aSession(user, { setUser }), api });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name.slice(0, 30)) });
const first = QUESTIONNAIRE[0].question;
const last = QUESTIONNAIRE[14].question;
const save = () => screen.getByRole('button', { name: 'Save Responses' });

describe('my questionnaire', () => {
  it('is not shown to somebody who is no longer an investor', () => {
    open(aUser());
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is not saved while an answer is missing, and leads to the first', async () => {
    const { person } = open(anInvestorUser({ investor_questionnaire: { ...ALL, [last]: '  ' } }));
    await person.click(save());
    expect(await screen.findByText('Please answer all questions before submitting')).toBeVisible();
    expect(screen.getByText('Please answer this question')).toBeVisible();
    expect(field(last)).toHaveFocus();
  });

  it('says when it could not be saved, and keeps what I typed', async () => {
    const { person } = open(anInvestorUser({ investor_questionnaire: ALL }), [refuses('patch', PROFILE, 500, {})]);
    await person.type(field(first), ', more');
    await person.click(save());
    expect(await screen.findByText('Save failed')).toBeVisible();
    expect(screen.getByText('An error occurred while saving your responses.')).toBeVisible();
    expect(field(first)).toHaveValue('My answer to q5, more');
  });

  it('is saved to my profile, by the text of each question', async () => {
    const sent: ProfilePatch[] = [];
    const setUser = jest.fn();
    const user = anInvestorUser({ investor_questionnaire: { 'An older question?': 'Kept' } });
    const { person } = open(
      user,
      [
        answers('patch', PROFILE, async ({ request }) => {
          const patch = (await request.json()) as ProfilePatch;
          sent.push(patch);
          return { ...user, investor_questionnaire: patch.investor_questionnaire ?? {} };
        }),
      ],
      setUser,
    );
    for (const box of screen.getAllByRole('textbox')) fireEvent.change(box, { target: { value: ' Because. ' } });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '15 of 15 questions answered');
    await person.click(save());
    expect(await screen.findByText('Questionnaire saved')).toBeVisible();
    const map = sent[0]?.investor_questionnaire ?? {};
    expect(Object.keys(map)).toHaveLength(16);
    expect(map[first]).toBe('Because.');
    expect(map['An older question?']).toBe('Kept');
    expect(setUser).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is still there after a reload before it was saved', async () => {
    const user = anInvestorUser();
    const { person, unmount } = open(user);
    await person.type(field(first), 'Dull problems');
    unmount();
    open(user);
    expect(field(first)).toHaveValue('Dull problems');
    expect(screen.getByText(/Unsaved changes are kept on this device/)).toBeVisible();
  });
});
