import { fileSize, useDeckStorage, useSession } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { isNearlyFull, lacking } from './storage.ts';

const MakeRoomDialog = lazy(() =>
  import('./FreeStorageDialog.tsx').then((module) => ({ default: module.MakeRoomDialog })),
);

interface RoomNoteProps {
  /** Size of the chosen deck, in bytes; 0 while there is none. */
  size: number;
  /** The server has just rejected a deck because the storage quota is used up. */
  isRefused: boolean;
}

/** Warns before uploads are rejected that the storage quota is almost used up, and offers to free space. */
export function RoomNote({ size, isRefused }: RoomNoteProps) {
  const { status } = useSession();
  const { data: storage } = useDeckStorage(status === 'signed-in');
  const [isOpen, setOpen] = useState(false);
  if (!storage) return null;
  const missing = lacking(storage, size);
  if (!isRefused && missing === 0 && !isNearlyFull(storage)) return null;
  return (
    <>
      <Banner
        tone="caution"
        announce="polite"
        title={missing > 0 ? 'There isn’t enough space for this deck.' : 'You’re running out of space for decks.'}
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            Make room
          </Button>
        }
      >
        Your evaluated decks use {fileSize(storage.used)} of {fileSize(storage.limit)}. Choose which decks to remove;
        their results are kept.
      </Banner>
      {isOpen && (
        <Suspense fallback={null}>
          <MakeRoomDialog storage={storage} size={size} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
