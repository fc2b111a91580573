/** How many steps can be taken back. */
const STEPS = 200;

/** States of a thing before and after the one on screen. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What was typed last: more of the same belongs to the same step. Null when the next change is a new step. */
  typing: string | null;
}

export type HistoryAction<State> =
  /** `typing` names the field for a change that goes on with the next key. */
  | { type: 'change'; next: (state: State) => State; typing?: string | undefined }
  /** Ends a step of typing: the next key begins another. */
  | { type: 'pause' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Begins anew from another state: nothing before it can be brought back. */
  | { type: 'reset'; state: State };

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  typing: null,
});

function change<State>(history: History<State>, next: State, typing: string | null): History<State> {
  if (next === history.present) return history;
  if (typing !== null && typing === history.typing) return { ...history, present: next, future: [] };
  return { past: [...history.past.slice(1 - STEPS), history.present], present: next, future: [], typing };
}

/** Steps through the states of a thing; typing in one field is one step until it pauses. */
export function historyReducer<State>(history: History<State>, action: HistoryAction<State>): History<State> {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change':
      return change(history, action.next(present), action.typing ?? null);
    case 'pause':
      return history.typing === null ? history : { ...history, typing: null };
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { past: [...past, present], present: after, future: rest, typing: null };
    }
    case 'reset':
      return startHistory(action.state);
  }
}
