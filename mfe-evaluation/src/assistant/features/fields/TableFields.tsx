import { ownColumn } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, Segmented, Select } from '@northlight/shared-ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import type { SlideOf } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { Grid } from './Grid.tsx';

const { tableColumns, tableRows, cells } = DECK_LIMITS;

const LOOKS = [
  { value: 'plain' as const, label: 'Table' },
  { value: 'comparison' as const, label: 'Comparison' },
];

type Table = SlideOf<'table'>['table'];

/** The table without a column. A comparison keeps its emphasized column. */
function withoutColumn(table: Table, at: number): Table {
  const own = table.own_column;
  return {
    ...table,
    columns: table.columns.toSpliced(at, 1),
    rows: table.rows.map((row) => row.toSpliced(at, 1)),
    ...(own !== undefined && { own_column: Math.max(0, own > at ? own - 1 : own) }),
  };
}

/** Fields of a table: its look, its headings and its rows. */
export function TableFields({ slide, actions }: FieldsProps<SlideOf<'table'>>) {
  const { columns, rows } = slide.table;
  const { look = 'plain' } = slide.table;
  const change = (table: Partial<Table>) => actions.edit({ ...slide, table: { ...slide.table, ...table } });
  return (
    <Root>
      <Choices>
        <Segmented
          legend="Style"
          options={LOOKS}
          value={look}
          onChange={(next) =>
            change(next === 'comparison' ? { look: next, own_column: ownColumn(slide.table) } : { look: next })
          }
        />
        {look === 'comparison' && (
          <Select
            label="Your column"
            options={columns.map((text, at) => ({ value: String(at), label: text.trim() || `Column ${at + 1}` }))}
            value={String(ownColumn(slide.table))}
            onChange={(event) => change({ own_column: Number(event.target.value) })}
          />
        )}
      </Choices>
      {look === 'comparison' && <p>“Yes”, “no” and “partly” are shown as symbols.</p>}
      <Grid
        label="Table"
        columns={columns.map((text, at) => ({
          path: `table.columns.${at}`,
          text,
          label: `Heading of column ${at + 1}`,
          ...(columns.length > 1 && {
            onRemove: () => change(withoutColumn(slide.table, at)),
          }),
        }))}
        rows={rows.map((row, at) => ({
          label: `row ${at + 1}`,
          onRemove: () => change({ rows: rows.toSpliced(at, 1) }),
          cells: row.map((text, column) => ({
            path: `table.rows.${at}.${column}`,
            text,
            label: `Row ${at + 1}, ${columns[column] || `column ${column + 1}`}`,
          })),
        }))}
        maxLength={cells}
        onWrite={(path, text) => actions.write(slide.id, path, text)}
        actions={
          <>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus />}
              disabled={rows.length >= tableRows}
              onClick={() => change({ rows: [...rows, columns.map(() => '')] })}
            >
              Add row
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus />}
              disabled={columns.length >= tableColumns}
              onClick={() => change({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) })}
            >
              Add column
            </Button>
          </>
        }
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);

  & > p {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3) var(--s5);
`;
