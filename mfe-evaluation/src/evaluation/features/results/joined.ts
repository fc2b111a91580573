/** Parts of a sentence as a list: "Team", "Team and Traction", "Team, Traction and 2 more". */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
