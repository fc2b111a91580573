import { hasUnsavedChanges } from '@northlight/shared-api';
import type { Location, UNSAFE_createBrowserHistory } from 'react-router';
import { mayLeave } from './leaving.ts';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Target = Parameters<History['push']>[0];

/**
 * A browser history that asks before the user leaves a page with unsaved input. It calls `onDepart` while the old page
 * is still on screen. A change within the same path, such as the query string, does not count as leaving.
 * @param history created with `v5Compat`
 */
export function guardedHistory(history: History, onDepart: (from: Location) => void): History {
  let shown = history.location;

  const pathOf = (to: Target) =>
    typeof to === 'string' ? history.createURL(to).pathname : (to.pathname ?? shown.pathname);
  const staysOn = (pathname: string) => pathname === shown.pathname || !hasUnsavedChanges();

  function go(to: Target, move: () => void) {
    const depart = () => {
      onDepart(shown);
      move();
    };
    if (staysOn(pathOf(to))) depart();
    else void mayLeave().then((leave) => leave && depart());
  }

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: (to, state) => go(to, () => history.push(to, state)),
    replace: (to, state) => go(to, () => history.replace(to, state)),
    listen(show) {
      let undoing = false;
      return history.listen((update) => {
        const { action, location, delta } = update;
        const pop = String(action) === 'POP';
        if (undoing) {
          undoing = false;
          return;
        }
        if (pop && !staysOn(location.pathname)) {
          // The address has already changed. Restore it, and repeat the navigation once the user confirms.
          if (delta) {
            undoing = true;
            history.go(-delta);
          } else history.push(shown, shown.state); // an entry from outside the router has no delta to go back by
          void mayLeave().then(
            (leave) => leave && (delta ? history.go(delta) : history.push(location, location.state)),
          );
          return;
        }
        if (pop) onDepart(shown);
        shown = location;
        show(update);
      });
    },
  };
}
