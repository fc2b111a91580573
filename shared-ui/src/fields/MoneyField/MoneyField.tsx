import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { digitsBefore, digitsOf, isTooLong, placeAfter, readMoney, withDots } from './money-text.ts';

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'ref'> {
  /** Whole dollars as digits alone, such as "1500000"; empty when nothing is written. */
  value: string;
  /** Called with the digits. */
  onChange: (digits: string) => void;
}

/** Said when a pasted text is no amount; the field keeps what it had. */
const REFUSED = 'That is not an amount in whole dollars. Write it as 1.500.000 or paste it as $1.5M.';
const PLAIN = /^\d+$/;

/**
 * Whole dollars, with dots between the thousands as one types. A pasted amount may be written as $1.5M or 1,500,000 and
 * takes the place of what was there.
 */
export function MoneyField({ value, onChange, error, prefix = '$', ...rest }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ digits: number } | null>(null);
  const [refused, setRefused] = useState(false);
  const shown = withDots(digitsOf(value));

  // The dots move while one types, and the browser would send the caret to the end.
  useLayoutEffect(() => {
    const field = input.current;
    if (!caret || !field) return;
    const place = placeAfter(field.value, caret.digits);
    field.setSelectionRange(place, place);
  }, [caret]);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const written = event.target.value;
    const digits = digitsOf(written);
    const zeros = digitsBefore(written, written.length) - digits.length;
    const before = Math.max(0, digitsBefore(written, event.target.selectionStart ?? written.length) - zeros);
    setRefused(false);
    if (isTooLong(digits)) {
      // A digit too many is not taken, rather than pushing the last one out.
      setCaret({ digits: before - (digits.length - digitsOf(value).length) });
      return;
    }
    if (digits === digitsOf(value) && written.length < shown.length) {
      // Only a dot was deleted: the digit beside it was meant.
      const forward = (event.nativeEvent as InputEvent).inputType === 'deleteContentForward';
      const gone = forward ? before : before - 1;
      setCaret({ digits: Math.max(0, gone) });
      onChange(digitsOf(digits.slice(0, Math.max(0, gone)) + digits.slice(gone + 1)));
      return;
    }
    setCaret({ digits: before });
    onChange(digits);
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (PLAIN.test(text.trim())) return;
    event.preventDefault();
    const digits = readMoney(text);
    setRefused(digits === null);
    if (digits === null) return;
    setCaret({ digits: digits.length });
    onChange(digits);
  };

  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={input}
      inputMode="numeric"
      prefix={prefix}
      value={shown}
      error={refused ? REFUSED : error}
      onChange={handleChange}
      onPaste={handlePaste}
    />
  );
}
