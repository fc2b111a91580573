import {
  type ImportedDeck,
  importDeck,
  paths,
  useDeckImagesChanged,
  useSavedDecksChanged,
} from '@northlight/shared-api';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface State {
  /** Name of the file that is on its way. */
  name: string | null;
  error: Error | null;
  /** A deck of which something was left out. */
  result: ImportedDeck | null;
}

const IDLE: State = { name: null, error: null, result: null };

/** Makes a deck of a PowerPoint file and opens it, unless there is something to say first. */
export function useDeckImport() {
  const [state, setState] = useState(IDLE);
  const work = useRef<AbortController>(null);
  const navigate = useNavigate();
  const noteDeck = useSavedDecksChanged();
  const noteImages = useDeckImagesChanged();

  const clear = () => {
    work.current?.abort();
    setState(IDLE);
  };
  const start = async (file: File) => {
    const own = new AbortController();
    work.current = own;
    setState({ ...IDLE, name: file.name });
    try {
      const result = await importDeck(file, own.signal);
      void noteDeck();
      void noteImages();
      if (own.signal.aborted) return;
      setState({ ...IDLE, result });
      if (result.left_out.length === 0) void navigate(paths.assistant(result.saved_deck.id));
    } catch (error) {
      if (!own.signal.aborted) setState({ ...IDLE, error: error as Error });
    }
  };
  return { ...state, start: (file: File) => void start(file), clear };
}
