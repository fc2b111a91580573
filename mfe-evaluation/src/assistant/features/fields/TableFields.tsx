import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button } from '@northlight/shared-ui';
import { Plus } from 'lucide-react';
import type { SlideOf } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { Grid } from './Grid.tsx';

const { tableColumns, tableRows, cells } = DECK_LIMITS;

/** Fields of a table: its headings and rows. */
export function TableFields({ slide, actions }: FieldsProps<SlideOf<'table'>>) {
  const { columns, rows } = slide.table;
  const change = (table: SlideOf<'table'>['table']) => actions.edit({ ...slide, table });
  return (
    <Grid
      label="Table"
      columns={columns.map((text, at) => ({
        path: `table.columns.${at}`,
        text,
        label: `Heading of column ${at + 1}`,
        ...(columns.length > 1 && {
          onRemove: () => change({ columns: columns.toSpliced(at, 1), rows: rows.map((row) => row.toSpliced(at, 1)) }),
        }),
      }))}
      rows={rows.map((row, at) => ({
        label: `row ${at + 1}`,
        onRemove: () => change({ columns, rows: rows.toSpliced(at, 1) }),
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
            onClick={() => change({ columns, rows: [...rows, columns.map(() => '')] })}
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
  );
}
