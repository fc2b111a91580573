import { describe, expect, it, jest } from '@jest/globals';
import { anEvaluation, answers, aSession, aUser } from '@northlight/shared-api/testing';
import { screen } from '@testing-library/react';
import { aNewEvaluation, evaluates, input, open, results, upload } from '../features/stages/tab.fixture.tsx';

const CLAIM = '/api/pitch-decks/evaluations/claim/';
const ofVisitor = evaluates(aNewEvaluation({ claim_token: 'claim-1' }));
const ofUser = evaluates(aNewEvaluation());

describe('the results of a visitor', () => {
  const shown = async () => {
    const { person } = open({ api: [ofVisitor] });
    await upload(person);
    return { person, heading: await results() };
  };

  it('take the focus and are announced', async () => {
    const { heading } = await shown();
    expect(heading).toHaveFocus();
    expect(screen.getByText('The results are ready. Overall score: 6 to 7 out of 10, partial.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it.each([
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ])('can be kept by %s, which leads to the dashboard', async (name, path) => {
    const { person } = await shown();
    expect(screen.getByText('Log in or sign up within 24 hours to keep this evaluation.')).toBeVisible();
    await person.click(screen.getByRole('link', { name }));
    expect(screen.getByTestId('path')).toHaveTextContent(`${path}{"from":"/dashboard"}`);
  });

  it('survive a reload', async () => {
    const { person } = await shown();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await results()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  });

  it('survive a look at another page', async () => {
    const { person } = await shown();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await results()).toBeVisible();
  });

  it('make room for another deck, and can still be claimed', async () => {
    const { person } = await shown();
    await person.click(screen.getByRole('button', { name: 'Upload Another Deck' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Evaluate a pitch deck');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(input()).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(input()).toBeInTheDocument();
    expect(sessionStorage.getItem('northlight.claims')).toBe('["claim-1"]');
  });

  it('are shown even where the browser keeps nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { person } = open({ api: [ofVisitor] });
    await upload(person);
    expect(await results()).toBeVisible();
  });
});

describe('the results of a person who is logged in', () => {
  it('are kept, and lead to their own address', async () => {
    const { person } = open({ api: [ofUser], session: aSession(aUser()) });
    await upload(person);
    expect(await screen.findByText('This evaluation is kept in your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open its own page' })).toHaveAttribute(
      'href',
      `/evaluation-results/${anEvaluation().id}`,
    );
    expect(screen.queryByText(/within 24 hours/)).not.toBeInTheDocument();
  });

  it('make room for the next deck once the page is left', async () => {
    const { person } = open({ api: [ofUser], session: aSession(aUser()) });
    await upload(person);
    await results();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(input()).toBeInTheDocument();
  });

  it('can be kept by hand when that failed on logging in', async () => {
    let tries = 0;
    const claim = answers('post', CLAIM, () => {
      tries += 1;
      return tries === 1 ? Response.json({}, { status: 500 }) : { claimed: 1 };
    });
    const { person } = open({ api: [ofVisitor, claim], session: aSession(aUser()) });
    await upload(person);
    await person.click(await screen.findByRole('button', { name: /Keep this evaluation/ }));
    expect(await screen.findByText('Unable to keep this evaluation. Please try again.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Keep this evaluation/ }));
    expect(await screen.findByText('This evaluation is kept in your account.')).toBeVisible();
  });

  it('say so when they are too old to be kept', async () => {
    const claim = answers('post', CLAIM, { claimed: 0 });
    const { person } = open({ api: [ofVisitor, claim], session: aSession(aUser()) });
    await upload(person);
    await person.click(await screen.findByRole('button', { name: /Keep this evaluation/ }));
    expect(await screen.findByText('This evaluation can no longer be kept.')).toBeVisible();
  });

  it('offer nothing before the session is known', async () => {
    const { person } = open({ api: [ofVisitor], session: aSession(null, { status: 'checking' }) });
    await upload(person);
    await results();
    expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });
});
