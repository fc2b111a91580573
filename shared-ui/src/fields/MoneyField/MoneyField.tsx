import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { digitsBefore, digitsOf, isTooLong, placeAfter, readMoney, withDots } from './money-text.ts';

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'ref'> {
  /** Whole dollars as digits only, for example "1500000". Empty when the field is empty. */
  value: string;
  /** Called with the digits. */
  onChange: (digits: string) => void;
}

/** Shown when pasted text is not an amount. The field keeps its value. */
const REFUSED = 'Enter an amount in whole dollars, such as 1500000 or $1.5M.';
const PLAIN = /^\d+$/;

/**
 * Whole dollars, with dots between thousands as the user types. A pasted amount such as $1.5M or 1,500,000 replaces the
 * field's value.
 */
export function MoneyField({ value, onChange, error, prefix = '$', ...rest }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ digits: number } | null>(null);
  const [refused, setRefused] = useState(false);
  const shown = withDots(digitsOf(value));

  // Inserting dots would move the caret to the end, so restore its place.
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
      // Reject a digit beyond the limit instead of dropping the last one.
      setCaret({ digits: before - (digits.length - digitsOf(value).length) });
      return;
    }
    if (digits === digitsOf(value) && written.length < shown.length) {
      // The user deleted only a dot, so delete the digit next to it.
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
