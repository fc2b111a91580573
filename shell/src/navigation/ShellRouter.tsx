import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { guardedHistory, type History } from './guarded-history.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { rememberPlace } from './places.ts';

/** The history of this tab, which asks before it discards unsaved input. */
const browserHistory = () => guardedHistory(createBrowserHistory({ v5Compat: true }), rememberPlace);

interface ShellRouterProps {
  /** On the server, a history of the one address that is rendered. @default the history of this tab */
  fixed?: History | undefined;
  children: ReactNode;
}

/** The suite's router: react-router over a history. */
export function ShellRouter({ fixed, children }: ShellRouterProps) {
  const [history] = useState(() => fixed ?? browserHistory());
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => history.listen((update) => startTransition(() => setState(update))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
      <LeaveQuestion />
    </Router>
  );
}
