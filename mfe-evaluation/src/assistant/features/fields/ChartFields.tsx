import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, Select, TextField } from '@northlight/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SlideOf } from '../slides/slide.ts';
import { parseNumber } from './chart-number.ts';
import type { FieldsProps } from './fields-props.ts';
import { Grid } from './Grid.tsx';

type Chart = SlideOf<'chart'>['chart'];
const { chartPoints, chartSeries, cells } = DECK_LIMITS;
const TYPES = [
  { value: 'bar', label: 'Bar' },
  { value: 'line', label: 'Line' },
  { value: 'pie', label: 'Pie' },
];

/** Fields of a chart: its type, its data and its source. */
export function ChartFields({ slide, actions }: FieldsProps<SlideOf<'chart'>>) {
  const { chart, source } = slide;
  const { categories, series } = chart;
  /** Input that is not a number yet, by path. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const change = (next: Partial<Chart>, typing?: string) =>
    actions.edit({ ...slide, chart: { ...chart, ...next } }, typing);

  const writeNumber = (path: string, row: number, column: number, text: string) => {
    const value = parseNumber(text);
    const { [path]: _, ...others } = unread;
    setUnread(value === undefined || String(value ?? '') !== text ? { ...others, [path]: text } : others);
    if (value === undefined) return;
    const next = series.map((one, at) => (at === column ? { ...one, values: one.values.with(row, value) } : one));
    change({ series: next }, `${slide.id}:${path}`);
  };
  const handleWrite = (path: string, text: string) => {
    const [, row, column] = /^values\.(\d+)\.(\d+)$/.exec(path) ?? [];
    if (row === undefined) actions.write(slide.id, path, text);
    else writeNumber(path, Number(row), Number(column), text);
  };
  const removeAt = (row: number) => {
    setUnread({});
    change({
      categories: categories.toSpliced(row, 1),
      series: series.map((one) => ({ ...one, values: one.values.toSpliced(row, 1) })),
    });
  };
  const wrong = Object.entries(unread).filter(([, text]) => parseNumber(text) === undefined);
  return (
    <Root>
      <Pair>
        <Select
          label="Chart"
          options={TYPES}
          value={chart.type}
          onChange={(event) => change({ type: event.target.value as Chart['type'] })}
        />
        <TextField
          label="Unit"
          optional
          data-path="chart.unit"
          maxLength={20}
          value={chart.unit}
          onChange={(event) => actions.write(slide.id, 'chart.unit', event.target.value)}
        />
      </Pair>
      <Grid
        label="Chart data"
        numeric
        maxLength={cells}
        columns={series.map(({ name }, at) => ({
          path: `chart.series.${at}.name`,
          text: name,
          label: `Heading for series ${at + 1}`,
          ...(series.length > 1 && {
            onRemove: () => {
              setUnread({});
              change({ series: series.toSpliced(at, 1) });
            },
          }),
        }))}
        rows={categories.map((category, row) => ({
          label: `point ${row + 1}`,
          head: { path: `chart.categories.${row}`, text: category, label: `Name of point ${row + 1}` },
          cells: series.map(({ name, values }, column) => {
            const path = `values.${row}.${column}`;
            return {
              path,
              text: unread[path] ?? String(values[row] ?? ''),
              label: `${name || `Series ${column + 1}`} at ${category || `point ${row + 1}`}`,
              isWrong: wrong.some(([other]) => other === path),
            };
          }),
          ...(categories.length > 1 && { onRemove: () => removeAt(row) }),
        }))}
        onWrite={handleWrite}
        actions={
          <>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus />}
              disabled={categories.length >= chartPoints}
              onClick={() =>
                change({
                  categories: [...categories, ''],
                  series: series.map((one) => ({ ...one, values: [...one.values, null] })),
                })
              }
            >
              Add point
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus />}
              disabled={series.length >= chartSeries}
              onClick={() => change({ series: [...series, { name: '', values: categories.map(() => null) }] })}
            >
              Add series
            </Button>
          </>
        }
      />
      <Problem role="status">{wrong.length > 0 && 'Write numbers with digits, such as 1250 or 12.5.'}</Problem>
      <TextField
        label="Where the numbers come from"
        data-path="source"
        value={source}
        maxLength={cells}
        onChange={(event) => actions.write(slide.id, 'source', event.target.value)}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3);
`;

const Problem = styled.p`
  color: var(--negative);
  font-size: var(--text-sm);

  &:empty {
    display: none;
  }
`;
