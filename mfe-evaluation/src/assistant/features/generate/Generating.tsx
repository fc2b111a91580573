import {
  type GenerateSource,
  generateDeck,
  messageOf,
  paths,
  TransportError,
  useSavedDecksChanged,
} from '@northlight/shared-api';
import { Banner, Button, ProgressBar } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { nameOf, type Slide } from '../slides/slide.ts';

interface Progress {
  slides: readonly Slide[];
  total: number;
}

const BEGINNING: Progress = { slides: [], total: 0 };

interface GeneratingProps {
  source: GenerateSource;
  onClose: () => void;
}

/** Generates a deck, shows the progress and opens it. Cancelling keeps nothing. */
export function Generating({ source, onClose }: GeneratingProps) {
  const [progress, setProgress] = useState(BEGINNING);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const changed = useSavedDecksChanged();

  const work = useEffectEvent(async (signal: AbortSignal) => {
    for await (const event of generateDeck(source, signal)) {
      if (event.event === 'slide') {
        const { slide, total } = event;
        setProgress(({ slides }) => ({ slides: [...slides, slide], total }));
      } else if (event.deck.saved_deck) {
        void changed();
        void navigate(paths.assistant(event.deck.saved_deck.id));
        return;
      }
    }
    throw new TransportError('network');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a start of its own
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    setProgress(BEGINNING);
    setProblem(null);
    work(own.signal).catch((error: unknown) => {
      if (!own.signal.aborted) setProblem(messageOf(error, 'The deck couldn’t be generated.'));
    });
    return () => own.abort();
  }, [attempt]);

  const cancel = () => {
    controller.current?.abort();
    onClose();
  };
  const { slides, total } = progress;
  const last = slides.at(-1);
  const words = last ? `Slide ${slides.length} of ${total}: ${nameOf(last)}` : 'Reading your brief…';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && cancel()}
      size="sm"
      title="Generating your deck"
      footer={
        <>
          <Button onClick={cancel}>{problem === null ? 'Cancel' : 'Close'}</Button>
          {problem !== null && (
            <Button variant="primary" icon={<RotateCw />} onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {problem === null ? (
        <Content>
          <ProgressBar label="Slides" value={total === 0 ? 0 : slides.length / total} valueText={words} />
          <p role="status">{words}</p>
        </Content>
      ) : (
        <Banner tone="negative" title="The deck couldn’t be generated" announce="assertive">
          {problem}
        </Banner>
      )}
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: var(--s3);

  & > p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;
