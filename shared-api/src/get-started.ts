/** What this browser remembers for a founder's first steps. All else about them is read from the founder's data. */
export interface FirstSteps {
  /** Id of the investor whose profile the founder opened last; null if none. */
  investorId: number | null;
  /** The founder hid the list of first steps. */
  isHidden: boolean;
}

const keyOf = (userId: number) => `northlight.get-started.${userId}`;

/** Reads what is remembered for this user. If storage is unavailable, nothing is. */
export function readFirstSteps(userId: number): FirstSteps {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<
      Record<keyof FirstSteps, unknown>
    >;
    return {
      investorId: Number.isSafeInteger(stored?.investorId) ? (stored.investorId as number) : null,
      isHidden: stored?.isHidden === true,
    };
  } catch {
    return { investorId: null, isHidden: false };
  }
}

/** Remembers changes for this user. If storage is unavailable, they are forgotten when the page is left. */
export function storeFirstSteps(userId: number, changes: Partial<FirstSteps>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readFirstSteps(userId), ...changes }));
  } catch {
    // Storage is full or blocked.
  }
}
