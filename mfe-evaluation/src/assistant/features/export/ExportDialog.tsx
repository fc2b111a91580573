import {
  ApiError,
  counted,
  type ExportFormat,
  exportDeck,
  messageOf,
  paths,
  useEvaluationRun,
} from '@northlight/shared-api';
import { Banner, Button, Loading, useToast } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveBlob } from './save-blob.ts';

export type ExportGoal = ExportFormat | 'evaluate';

const WORDS: Record<ExportGoal, { title: string; busy: string }> = {
  pptx: { title: 'Export PowerPoint', busy: 'Creating the PowerPoint file…' },
  pdf: { title: 'Export PDF', busy: 'Creating the PDF…' },
  evaluate: { title: 'Evaluate this deck', busy: 'Preparing the PDF to evaluate…' },
};

const UNSAVED = 'Your last changes could not be saved, so the file would not contain them. Try again in a moment.';

/** What becomes of hidden slides; empty if there are none. */
function hiddenIn(goal: ExportGoal, hidden: number): string {
  if (hidden === 0) return '';
  const slides = counted(hidden, 'hidden slide');
  if (goal === 'pptx') return `${slides} ${hidden === 1 ? 'stays' : 'stay'} hidden in PowerPoint.`;
  return `${slides} ${hidden === 1 ? 'is' : 'are'} ${goal === 'pdf' ? 'left out' : 'not evaluated'}.`;
}

/** What a file still lacks, in a sentence each. */
function lackingIn(missing: number, undescribed: number): string {
  const images =
    undescribed === 1 ? 'One image has no description' : `${counted(undescribed, 'image')} have no description`;
  return [
    missing > 0
      ? `${counted(missing, 'fact')} still ${missing === 1 ? 'needs' : 'need'} to be added to this deck.`
      : '',
    undescribed > 0
      ? `${images}, so people who can’t see ${undescribed === 1 ? 'it' : 'them'} will miss what ${undescribed === 1 ? 'it shows' : 'they show'}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

interface ExportDialogProps {
  goal: ExportGoal;
  deckId: string;
  name: string;
  /** Number of missing facts. */
  missing: number;
  /** Number of hidden slides. */
  hidden: number;
  /** Number of images without a description. */
  undescribed: number;
  /** Saves the latest changes. @returns whether they are stored */
  settle: () => Promise<boolean>;
  onClose: () => void;
}

/** Exports the stored deck as a file, then downloads it or has it evaluated. Can be cancelled. */
export function ExportDialog(props: ExportDialogProps) {
  const { goal, deckId, name, missing, hidden, undescribed, settle, onClose } = props;
  const { title, busy } = WORDS[goal];
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const aside = hiddenIn(goal, hidden);
  const said = [aside, lackingIn(missing, undescribed)].filter((sentence) => sentence !== '').join(' ');
  const toast = useToast();
  const navigate = useNavigate();
  const { start } = useEvaluationRun();
  const controller = useRef<AbortController>(undefined);

  const work = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await settle())) return setProblem(UNSAVED);
    if (signal.aborted) return;
    const { blob, filename } = await exportDeck(deckId, goal === 'pptx' ? 'pptx' : 'pdf', signal);
    if (signal.aborted) return;
    onClose();
    if (goal === 'evaluate') {
      start(new File([blob], filename, { type: 'application/pdf' }));
      void navigate(paths.evaluation());
      return;
    }
    saveBlob(filename, blob);
    toast({
      title: `${filename} is in your downloads`,
      ...(said !== '' && { description: said }),
      tone: 'positive',
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a start of its own
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    setProblem(null);
    work(own.signal).catch((error: unknown) => {
      if (own.signal.aborted) return;
      const isBusy = error instanceof ApiError && error.status === 503;
      setProblem(
        messageOf(error, isBusy ? 'The server is busy. Try again in a moment.' : 'The file couldn’t be created.'),
      );
    });
    return () => own.abort();
  }, [attempt]);

  const cancel = () => {
    controller.current?.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && cancel()}
      size="sm"
      title={title}
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
        <Loading label={busy}>
          <p>{busy}</p>
          {aside !== '' && <p>{aside}</p>}
        </Loading>
      ) : (
        <Banner tone="negative" title={`${name} couldn’t be exported`} announce="assertive">
          {problem}
        </Banner>
      )}
    </Dialog>
  );
}
