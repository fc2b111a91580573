import { createQueryClient, type NewEvaluation, type RunProgress } from '@northlight/shared-api';
import { anEvaluation, answers, refuses, streams } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import EvaluationPage from '../../pages/EvaluationPage.tsx';
import { around } from '../results/report.fixture.ts';

export const EVALUATE = '/api/pitch-decks/evaluate/';

/** The server's response for a deck; a visitor's evaluation has a token. */
export const aNewEvaluation = (given: Partial<NewEvaluation> = {}): NewEvaluation => ({
  ...anEvaluation(),
  claim_token: null,
  ...given,
});

/** A progress event of the server. */
export const at = (progress: RunProgress) => ({ event: 'progress' as const, progress });

/** Evaluates any upload: sends progress events, then the result. */
export const evaluates = (result: NewEvaluation | (() => Promise<NewEvaluation>), ...progress: RunProgress[]) =>
  streams('post', EVALUATE, async function* () {
    for (const step of progress) yield at(step);
    yield { event: 'done' as const, evaluation: typeof result === 'function' ? await result() : result };
  });

/** A response with exactly these events. */
export const streamed = (events: readonly object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

export const RUN = '/api/pitch-decks/evaluate/runs/{token}/';

export const deck = (name = 'isferd-seed-v4.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** A browser tab with other pages and a reload. A reload keeps only the tab's storage. */
function Tab() {
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload begins with an empty cache
  const cache = useMemo(createQueryClient, [loads]);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <QueryClientProvider client={cache} key={loads}>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <button type="button" onClick={() => navigate('/investors')}>
        Leave
      </button>
      <button type="button" onClick={() => navigate('/evaluation')}>
        Come back
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
      {pathname === '/evaluation' ? <EvaluationPage /> : <p data-testid="path">{pathname + JSON.stringify(state)}</p>}
    </QueryClientProvider>
  );
}

const forgets = refuses('get', RUN, 404, { code: 'not_found', detail: 'Evaluation not found.' });
const cancels = answers('delete', RUN, () => new Response(null, { status: 204 }));

export const open = ({ api = [], ...given }: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(Tab, { route: '*', at: '/evaluation', ...given, api: [...api, forgets, cancels, ...around] });
export const input = () => screen.getByLabelText(/Choose a PDF/);
export const evaluate = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Evaluate deck' }));
export const results = () => screen.findByRole('heading', { level: 1, name: 'isferd-seed-v4.pdf' });

export async function upload(person: UserEvent, file = deck()) {
  await person.upload(input(), file);
  await evaluate(person);
}
