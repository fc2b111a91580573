import {
  dayOf,
  messageOf,
  paths,
  type SavedDeckSummary,
  useSavedDeckChanges,
  useSavedDecks,
} from '@northlight/shared-api';
import { DECK_LIMITS, UNDO_SECONDS } from '@northlight/shared-api/rules';
import {
  Button,
  type Column,
  IconButton,
  Link,
  ListSection,
  Table,
  TextField,
  usePagedList,
  useToast,
} from '@northlight/shared-ui';
import { Dialog, Menu, MenuItem } from '@northlight/shared-ui/overlays';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { usePageNumber } from '../lists/usePageNumber.ts';

const PAGE_SIZE = 10;
const TITLE = 'Your Saved Pitch Decks';

const columnsOf = (actionsOf: (deck: SavedDeckSummary) => React.ReactNode): readonly Column<SavedDeckSummary>[] => [
  {
    key: 'name',
    header: 'Deck Name',
    thumb: 'title',
    cell: ({ id, name }) => <Name to={paths.assistant(id)}>{name}</Name>,
  },
  { key: 'company', header: 'Company', cell: ({ company_name }) => company_name },
  { key: 'slides', header: 'Slides', align: 'end', cell: ({ total_slides }) => total_slides },
  {
    key: 'created',
    header: 'Created',
    cell: ({ created_at }) => <time dateTime={created_at}>{dayOf(created_at)}</time>,
  },
  {
    key: 'updated',
    header: 'Last Updated',
    cell: ({ updated_at }) => <time dateTime={updated_at}>{dayOf(updated_at)}</time>,
  },
  { key: 'actions', header: 'Actions', align: 'end', thumb: 'actions', cell: actionsOf },
];

/** The user's saved decks. Renders nothing if there are none. */
export function SavedDecks() {
  const { page, show } = usePageNumber('saved');
  const list = usePagedList(useSavedDecks(page, PAGE_SIZE), { page, pageSize: PAGE_SIZE, onPageChange: show });
  const { duplicate, remove, restore } = useSavedDeckChanges();
  const [renaming, setRenaming] = useState<SavedDeckSummary | null>(null);
  const toast = useToast();
  const fail = (title: string) => (error: Error) =>
    toast({ title, description: messageOf(error, 'Please try again.'), tone: 'negative' });

  const handleDelete = ({ id, name }: SavedDeckSummary) =>
    remove.mutate(id, {
      onError: fail('The deck could not be deleted.'),
      onSuccess: () =>
        toast({
          title: `${name} deleted`,
          duration: UNDO_SECONDS * 1000,
          action: {
            label: 'Undo',
            onPress: () => restore.mutate(id, { onError: fail('The deck could not be restored.') }),
          },
        }),
    });

  return (
    <>
      <Root
        title={TITLE}
        list={list}
        pagesLabel="Pages of saved decks"
        errorTitle="Your saved decks didn’t load"
        errorText={messageOf(list.error, 'Unable to load your saved decks. Please try again later.')}
      >
        <Table
          caption={TITLE}
          rowKey={({ id }) => id}
          rows={list.rows}
          loadingRows={list.isLoading ? PAGE_SIZE / 2 : 0}
          columns={columnsOf((deck) => (
            <Menu
              trigger={
                <IconButton label={`Actions for ${deck.name}`} size="sm">
                  <Ellipsis />
                </IconButton>
              }
            >
              <MenuItem icon={<Pencil />} onSelect={() => setRenaming(deck)}>
                Rename
              </MenuItem>
              <MenuItem
                icon={<Copy />}
                onSelect={() => duplicate.mutate(deck.id, { onError: fail('The deck could not be copied.') })}
              >
                Duplicate
              </MenuItem>
              <MenuItem icon={<Trash2 />} danger onSelect={() => handleDelete(deck)}>
                Delete
              </MenuItem>
            </Menu>
          ))}
        />
      </Root>
      {renaming && <RenameDialog key={renaming.id} deck={renaming} onClose={() => setRenaming(null)} />}
    </>
  );
}

function RenameDialog({ deck, onClose }: { deck: SavedDeckSummary; onClose: () => void }) {
  const [name, setName] = useState(deck.name);
  const { rename } = useSavedDeckChanges();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ id: deck.id, name }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Rename deck"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="rename-deck" variant="primary" pending={rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-deck" onSubmit={handleSubmit}>
        <TextField
          label="Deck name"
          value={name}
          required
          maxLength={DECK_LIMITS.name}
          onChange={(event) => setName(event.target.value)}
          error={rename.isError ? messageOf(rename.error, 'The deck could not be renamed.') : undefined}
        />
      </form>
    </Dialog>
  );
}

const Name = styled(Link)`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Root = styled(ListSection)`
  padding-block: var(--s6) var(--s5);
`;
