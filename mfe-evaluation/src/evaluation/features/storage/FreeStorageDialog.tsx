import { counted, type DeckStorage, dayOf, fileSize, messageOf, useRemoveDecks } from '@northlight/shared-api';
import { Banner, Button, Checkbox, Stack, useToast } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lacking, proposed, sizeOf } from './storage.ts';

interface MakeRoomDialogProps {
  storage: DeckStorage;
  /** Size of the deck to be uploaded, in bytes; 0 without one. */
  size: number;
  onClose: () => void;
}

/** Deletes the stored decks of earlier evaluations that the user selects. The evaluations remain. */
export function MakeRoomDialog({ storage, size, onClose }: MakeRoomDialogProps) {
  const missing = lacking(storage, size);
  const [chosen, setChosen] = useState(() => new Set(proposed(storage, missing)));
  const remove = useRemoveDecks();
  const toast = useToast();
  const going = storage.decks.filter(({ id }) => chosen.has(id));
  const freed = sizeOf(going);
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const handleRemove = () =>
    remove.mutate(
      going.map(({ id }) => id),
      {
        onSuccess: () => {
          toast({ title: `${counted(going.length, 'deck')} removed`, tone: 'positive' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Free up space"
      description="The decks you choose are removed for good, with their slides. Scores, quotes and next steps are kept."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            disabled={going.length === 0}
            pending={remove.isPending}
            pendingLabel="Removing…"
            onClick={handleRemove}
          >
            {going.length === 0 ? 'Remove decks' : `Remove ${counted(going.length, 'deck')}`}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <p role="status">
          {missing > 0 && freed < missing
            ? `Choose ${fileSize(missing - freed)} more to make space for your deck.`
            : `${fileSize(storage.used)} of ${fileSize(storage.limit)} is used. ${going.length === 0 ? 'Nothing is selected.' : `Your selection frees ${fileSize(freed)}.`}`}
        </p>
        {remove.isError && (
          <Banner tone="negative" announce="assertive">
            {messageOf(remove.error, 'The decks couldn’t be removed. Please try again.')}
          </Banner>
        )}
        <List aria-label="Evaluated decks">
          {storage.decks.map((deck) => (
            <li key={deck.id}>
              <Checkbox
                label={deck.name}
                hint={`${dayOf(deck.created_at)} · ${fileSize(deck.size)}${deck.is_shared ? ' · a link shows its slides' : ''}`}
                checked={chosen.has(deck.id)}
                onChange={({ target }) => toggle(deck.id, target.checked)}
              />
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}

const List = styled.ul`
  & > li {
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
