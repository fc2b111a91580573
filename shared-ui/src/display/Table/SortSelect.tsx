import { styled } from 'styled-components';
import { Select } from '../../fields/Select/Select.tsx';
import type { Column, Sort } from './columns.ts';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onChange: (sort: Sort | null) => void;
}

const WORDS = { ascending: 'ascending', descending: 'descending' } as const;

/** Sort control below 768 px, where headers are hidden. */
export function SortSelect<Row>({ columns, sort, onChange }: SortSelectProps<Row>) {
  const options = columns.flatMap((column) =>
    column.sortBy
      ? (['ascending', 'descending'] as const).map((direction) => ({
          value: `${column.key}:${direction}`,
          label: `${column.header}, ${WORDS[direction]}`,
        }))
      : [],
  );
  const handleChange = (value: string) => {
    const [key = '', direction] = value.split(':');
    onChange(value === '' ? null : { key, direction: direction === 'descending' ? 'descending' : 'ascending' });
  };
  return (
    <Root>
      <Select
        label="Sort by"
        placeholder="Default order"
        options={options}
        value={sort ? `${sort.key}:${sort.direction}` : ''}
        onChange={(event) => handleChange(event.target.value)}
      />
    </Root>
  );
}

const Root = styled.div`
  padding-bottom: var(--s4);

  @media (min-width: 768px) {
    display: none;
  }
`;
