import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './MoneyField.tsx';

function Kept({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <MoneyField label="Amount" value={value} onChange={setValue} />;
}

/** Parses text in which one `|` marks the caret and two mark the selection. */
const read = (marked: string) => {
  const [before = '', selected = '', after] = marked.split('|');
  const [start, end] = [before.length, after === undefined ? before.length : before.length + selected.length];
  return { text: marked.replaceAll('|', ''), start, end };
};

const shown = ({ value, selectionStart: at }: HTMLInputElement) => `${value.slice(0, at ?? 0)}|${value.slice(at ?? 0)}`;

afterEach(cleanup);

describe('an amount under the caret', () => {
  it.each([
    ['a digit in the middle', '1.5|00.000', '2', '15.2|00.000'],
    ['a digit at the start', '|500.000', '1', '1|.500.000'],
    ['a digit at the end', '500|', '0', '5.000|'],
    ['a zero at the start, which means nothing', '|500', '0', '|500'],
    ['a letter', '1.5|00', 'x', '1.5|00'],
    ['backspace after a digit', '1.500|.000', '{Backspace}', '150|.000'],
    ['backspace after a dot, which means the digit before it', '1.|500', '{Backspace}', '|500'],
    ['delete before a digit', '|1.500', '{Delete}', '|500'],
    ['delete before a dot, which means the digit after it', '1|.500', '{Delete}', '1|00'],
    ['a digit over a selection', '1.|500|.000', '7', '17|.000'],
    ['backspace over a selection', '1|.500|.000', '{Backspace}', '1|.000'],
    ['a sixteenth digit, which is not taken', '123.456|.789.012.345', '9', '123.456|.789.012.345'],
  ])('takes %s', async (_, before, keys, after) => {
    const { text, start, end } = read(before);
    render(<Kept start={text.replaceAll('.', '')} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(field, keys, { initialSelectionStart: start, initialSelectionEnd: end });
    expect(shown(field)).toBe(after);
  });
});
