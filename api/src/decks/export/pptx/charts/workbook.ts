import type { SlideChart } from '@northlight/shared-api/deck-layout';
import { type Part, pack } from '../package.ts';
import { escapeText, XML_HEAD } from '../xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Letter of a column, counted from 0. Charts never need more than 26. */
export const columnLetter = (index: number) => String.fromCharCode(65 + index);

/** Style 1 marks the cell as text, so it stays text even if it starts like a formula and somebody edits it. */
const text = (place: string, value: string) =>
  `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;

const figure = (place: string, value: number | null | undefined) =>
  value === null || value === undefined ? '' : `<c r="${place}"><v>${value}</v></c>`;

function sheetXml({ categories, series }: SlideChart): string {
  const head = series.map(({ name }, index) => text(`${columnLetter(index + 1)}1`, name)).join('');
  const rows = categories.map((category, index) => {
    const row = index + 2;
    const figures = series.map(({ values }, column) => figure(`${columnLetter(column + 1)}${row}`, values[index]));
    return `<row r="${row}">${text(`A${row}`, category)}${figures.join('')}</row>`;
  });
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1">${text('A1', '')}${head}</row>${rows.join('')}</sheetData></worksheet>`;
}

const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const WORKBOOK = `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The workbook that opens on “Edit data” in a chart. */
export async function workbookOf(chart: SlideChart, at: Date): Promise<Uint8Array> {
  const parts: Part[] = [
    {
      path: 'xl/workbook.xml',
      contentType: `${TYPE}.sheet.main+xml`,
      body: WORKBOOK,
      relations: [
        { id: 'rId1', type: 'worksheet', target: 'xl/worksheets/sheet1.xml' },
        { id: 'rId2', type: 'styles', target: 'xl/styles.xml' },
      ],
    },
    { path: 'xl/worksheets/sheet1.xml', contentType: `${TYPE}.worksheet+xml`, body: sheetXml(chart) },
    { path: 'xl/styles.xml', contentType: `${TYPE}.styles+xml`, body: STYLES },
  ];
  return await pack(parts, [{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }], at);
}
