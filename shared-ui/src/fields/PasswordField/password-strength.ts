/** Estimated strength, from 0 (too short to accept) to 3. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3;
  word: 'Too short' | 'Fair' | 'Good' | 'Strong';
}

const MIN_LENGTH = 12;

/** Password length without predictable characters: repeats and sequences such as "aaa" or "1234" count once. */
function effectiveLength(characters: readonly string[]): number {
  const code = (index: number) => characters[index]?.codePointAt(0) ?? 0;
  const follows = characters.filter((_, index) => {
    if (index < 2) return false;
    const step = code(index) - code(index - 1);
    return Math.abs(step) <= 1 && step === code(index - 1) - code(index - 2);
  });
  return Math.min(characters.length - follows.length, new Set(characters).size * 2);
}

/** Estimates strength from length and variety as the user types. The server decides whether to accept the password. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < MIN_LENGTH) return { level: 0, word: 'Too short' };
  const length = effectiveLength(characters);
  if (length >= 18) return { level: 3, word: 'Strong' };
  if (length >= 14) return { level: 2, word: 'Good' };
  return { level: 1, word: 'Fair' };
}
