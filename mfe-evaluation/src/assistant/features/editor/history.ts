/** Maximum number of undo steps. */
const STEPS = 200;

/** Undo history: the states before and after the current one. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /**
   * The field of the last keystroke. Further typing there belongs to the same step. Null if the next change is a new
   * step.
   */
  typing: string | null;
}

export type HistoryAction<State> =
  /** `typing` names the field, so that further keystrokes there belong to the same step. */
  | { type: 'change'; next: (state: State) => State; typing?: string | undefined }
  /** Ends a typing step: the next keystroke starts another. */
  | { type: 'pause' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Starts from another state without history. */
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

/** Undo and redo. Typing in one field is one step until the user pauses. */
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
