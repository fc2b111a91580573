import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from '../../display/Table/Table.tsx';
import { ToastProvider } from '../../overlays/Toast/ToastProvider.tsx';
import { tableFormats } from './table-formats.ts';

const ROWS = [
  { id: 1, company: '=HYPERLINK("http://x")', note: 'Cold chain\nfor <small> fleets', day: '19 Nov 2026' },
  { id: 2, company: 'Ovale & Co', note: '', day: '–' },
];

const show = () =>
  render(
    <ToastProvider>
      <Table
        caption="Decks"
        rows={ROWS}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'company',
            header: 'Company',
            sortBy: ({ company }) => company,
            cell: ({ company, note }) => (
              <span>
                <input type="checkbox" aria-label={`Select ${company}`} />
                <b>{company}</b>
                <i>{note}</i>
                <span className="sr-only">, new</span>
              </span>
            ),
          },
          { key: 'day', header: 'Submitted', thumb: 'hidden', cell: ({ day }) => day },
          { key: 'actions', header: 'Actions', thumb: 'actions', cell: () => <button type="button">View</button> },
        ]}
      />
    </ToastProvider>,
  );

const TEXT = `Company\tSubmitted\n"'=HYPERLINK(""http://x""), Cold chain for <small> fleets"\t19 Nov 2026\nOvale & Co\t–`;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

describe('a table that is copied', () => {
  it('goes onto the clipboard as text and as HTML', async () => {
    const person = userEvent.setup();
    const given: Record<string, Promise<Blob>>[] = [];
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(formats: Record<string, Promise<Blob>>) {
          given.push(formats);
        }
      },
    });
    jest.spyOn(navigator.clipboard, 'write').mockImplementation(async () => {
      await Promise.all(Object.values(given[0] ?? {}));
    });
    show();
    await person.click(screen.getByRole('button', { name: 'Copy table Decks' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const [formats] = given;
    expect(await (await formats?.['text/plain'])?.text()).toBe(TEXT);
    expect(await (await formats?.['text/html'])?.text()).toBe(
      '<table><thead><tr><th>Company</th><th>Submitted</th></tr></thead><tbody>' +
        "<tr><td>'=HYPERLINK(&quot;http://x&quot;), Cold chain for &lt;small&gt; fleets</td><td>19 Nov 2026</td></tr>" +
        '<tr><td>Ovale &amp; Co</td><td>–</td></tr></tbody></table>',
    );
  });

  it('goes there as text where the browser takes nothing else', async () => {
    const person = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await person.click(screen.getByRole('button', { name: 'Copy table Decks' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(write).toHaveBeenCalledWith(TEXT);
  });

  it('says so when the browser refuses', async () => {
    const person = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    show();
    await person.click(screen.getByRole('button', { name: 'Copy table Decks' }));
    expect(await screen.findByText('Copying failed. Please select and copy the table yourself.')).toBeTruthy();
  });
});

describe('the formats of a table', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', ' =1'])('take %j for text', (text) => {
    const formats = tableFormats({ headers: [text], rows: [[text]] });
    expect(formats['text/plain']).toMatch(/^'[=+\-@].*\n'[=+\-@].*$/);
    expect(formats['text/html'].match(/<t[hd]>'/g)).toHaveLength(2);
  });

  it('let nothing become markup', () => {
    const formats = tableFormats({ headers: ['A'], rows: [['<img src=x onerror="alert(1)"> & more']] });
    expect(formats['text/html']).toBe(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more</td></tr></tbody></table>',
    );
  });

  it('keep each text in its cell', () => {
    expect(tableFormats({ headers: ['A', 'B'], rows: [['one\ttwo\nthree', '“x” "y"']] })['text/plain']).toBe(
      'A\tB\none two three\t"“x” ""y"""',
    );
  });
});
