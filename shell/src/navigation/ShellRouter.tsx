import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { guardedHistory } from './guarded-history.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { rememberPlace } from './places.ts';

/** The suite's router: react-router over a history that asks before it discards unsaved input. */
export function ShellRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => guardedHistory(createBrowserHistory({ v5Compat: true }), rememberPlace));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => history.listen((update) => startTransition(() => setState(update))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
      <LeaveQuestion />
    </Router>
  );
}
