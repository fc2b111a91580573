import { messageOf, useSavedFilters } from '@northlight/shared-api';
import { Button, IconButton, TextField } from '@northlight/shared-ui';
import { Dialog, Menu, MenuItem, MenuSeparator } from '@northlight/shared-ui/overlays';
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { EVERYTHING, type ListFilter, readFilter, writeFilter } from './filter.ts';

interface SavedFiltersProps {
  filter: ListFilter;
  onChoose: (filter: ListFilter) => void;
}

/** The investor's saved filters. */
export function SavedFilters({ filter, onChoose }: SavedFiltersProps) {
  const { filters, save, remove } = useSavedFilters();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [name, setName] = useState('');
  const query = writeFilter({ ...filter, page: 1 }).toString();
  const saved = filters.data ?? [];

  const handleSave = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save.mutate(
      { name: name.trim(), query },
      {
        onSuccess: () => {
          setDialog(null);
          setName('');
        },
      },
    );
  };
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={<Bookmark />}>
            Saved filters
          </Button>
        }
      >
        {saved.map((one) => (
          <MenuItem
            key={one.id}
            onSelect={() => onChoose({ ...EVERYTHING, ...readFilter(new URLSearchParams(one.query)) })}
          >
            {one.name}
          </MenuItem>
        ))}
        {saved.length > 0 && <MenuSeparator />}
        <MenuItem disabled={query === ''} onSelect={() => setDialog('save')}>
          Save this filter…
        </MenuItem>
        {saved.length > 0 && <MenuItem onSelect={() => setDialog('manage')}>Delete filters…</MenuItem>}
      </Menu>
      <Dialog
        open={dialog === 'save'}
        onOpenChange={(next) => !next && setDialog(null)}
        size="sm"
        title="Save this filter"
        footer={
          <>
            <Button onClick={() => setDialog(null)}>Cancel</Button>
            <Button type="submit" form="save-filter" variant="primary" pending={save.isPending}>
              Save
            </Button>
          </>
        }
      >
        <form id="save-filter" onSubmit={handleSave}>
          <TextField
            label="Name"
            value={name}
            maxLength={60}
            required
            onChange={(event) => {
              setName(event.target.value);
              save.reset();
            }}
            error={save.isError ? messageOf(save.error, 'The filter couldn’t be saved.') : undefined}
          />
        </form>
      </Dialog>
      <Dialog
        open={dialog === 'manage'}
        onOpenChange={(next) => !next && setDialog(null)}
        size="sm"
        title="Saved filters"
      >
        <List>
          {saved.map((one) => (
            <li key={one.id}>
              {one.name}
              <IconButton label={`Delete ${one.name}`} onClick={() => remove.mutate(one.id)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
          {saved.length === 0 && <li>No saved filters yet.</li>}
        </List>
      </Dialog>
    </>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    min-height: 2.75rem;
    border-top: 1px solid var(--line-raised);
    overflow-wrap: anywhere;
  }
`;
