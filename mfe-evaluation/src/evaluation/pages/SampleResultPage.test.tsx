import { describe, expect, it } from '@jest/globals';
import { anEvaluation, answers, aSession, aUser, hangs } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import { around } from '../features/results/report.fixture.ts';
import SampleResultPage from './SampleResultPage.tsx';

const SAMPLE = '/api/pitch-decks/evaluations/sample/';
const sample = anEvaluation({ name: 'Isferd' });

const open = ({ api = [], ...given }: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(SampleResultPage, { route: '/sample-result', ...given, api: [...api, ...around] });

describe('the sample result', () => {
  it('is a whole report with slides, marked as that of a fictional company', async () => {
    open({ api: [answers('get', SAMPLE, sample)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Isferd' })).toBeVisible();
    expect(screen.getByText('Sample: a fictional company.')).toBeVisible();
    for (const part of ['Next steps', 'Eight categories', 'In short']) {
      expect(screen.getByRole('heading', { name: part })).toBeVisible();
    }
    expect(await screen.findByRole('heading', { name: 'Slides' })).toBeVisible();
  });

  it('leads to the evaluation of one’s own deck', async () => {
    const { person } = open({ api: [answers('get', SAMPLE, sample)], session: aSession(aUser()) });
    await person.click(await screen.findByRole('link', { name: 'Evaluate your own deck' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/evaluation');
  });

  it('offers nothing that only an owner can do', async () => {
    open({ api: [answers('get', SAMPLE, sample)], session: aSession(aUser()) });
    await screen.findByRole('heading', { level: 1, name: 'Isferd' });
    expect(screen.queryByRole('link', { name: 'Improve this deck' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Share|Rename|Delete|More/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/keep this evaluation/)).not.toBeInTheDocument();
  });

  it('shows its outline while it is on its way', () => {
    open({ api: [hangs('get', SAMPLE)] });
    expect(screen.getByText('Loading the sample result...')).toBeInTheDocument();
  });

  it('says that the server is busy, and can be asked for again', async () => {
    let tries = 0;
    const second = answers('get', SAMPLE, () => {
      tries += 1;
      if (tries > 1) return sample;
      return Response.json({ code: 'busy', detail: 'All readers are busy. Please try again.' }, { status: 503 });
    });
    const { person } = open({ api: [second] });
    expect(await screen.findByRole('heading', { name: 'The sample result can’t be shown.' })).toBeVisible();
    expect(screen.getByText('All readers are busy. Please try again.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Isferd' })).toBeVisible();
  });

  it('says that there is no connection', async () => {
    open({ api: [answers('get', SAMPLE, () => Response.error())] });
    expect(await screen.findByText(/Network error/, {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Evaluate your own deck' })).toBeVisible();
  });
});
