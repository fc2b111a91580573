import {
  ApiError,
  isForbidden,
  messageOf,
  paths,
  useEvaluation,
  useEvaluationSlides,
  usePageTitle,
  useSlideAnalysis,
} from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, NoPermission, Page } from '@northlight/shared-ui';
import { FileText, RotateCw, WandSparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SlideAnalysisPanel } from '../analysis/SlideAnalysisPanel.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { Generating } from '../generate/Generating.tsx';
import { type Pane, Workspace } from '../workspace/Workspace.tsx';
import { WorkspaceSkeleton } from '../workspace/WorkspaceSkeleton.tsx';
import { ReadRail } from './ReadRail.tsx';
import { ReadSlide } from './ReadSlide.tsx';

const home = <ButtonLink to={paths.assistant()}>Back to the assistant</ButtonLink>;
/** Draft slides are read-only here, because the slides of an uploaded deck can't be edited. */
const SHOWN = { look: { theme: 'paper', footer: '', images: {}, urls: {} } } as const;

/** An evaluated deck, slide by slide, with what an investor sees and the chat. */
export function DeckReader({ evaluationId }: { evaluationId: string }) {
  const [params, setParams] = useSearchParams();
  const { data: evaluation } = useEvaluation(evaluationId);
  const { data, error, isLoadingError, refetch } = useEvaluationSlides(evaluationId);
  const [pane, setPane] = useState<Pane>('deck');
  const [isImproving, setImproving] = useState(false);
  const [analysed, setAnalysed] = useState<ReadonlySet<number>>(new Set());
  const deck = useMemo(() => ({ evaluation_id: evaluationId }), [evaluationId]);
  const name = evaluation?.name ?? data?.original_filename ?? 'Deck';
  usePageTitle(data ? name : null);

  const asked = Number(params.get('slide'));
  const count = data?.slides.length ?? 0;
  const number = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1;
  const { data: analysis } = useSlideAnalysis(deck, number, analysed.has(number));

  if (!data && !isLoadingError) return <WorkspaceSkeleton label="Loading the slides..." />;
  if (!data) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <Page>
        {isForbidden(error) ? (
          <NoPermission size="page" actions={home} />
        ) : (
          <ErrorCard
            size="page"
            title={isGone ? 'Deck not found' : 'The deck didn’t open'}
            actions={
              <>
                {!isGone && (
                  <Button variant="primary" icon={<RotateCw />} onClick={() => void refetch()}>
                    Try again
                  </Button>
                )}
                {home}
              </>
            }
          >
            {messageOf(error, 'The slides could not be loaded. Please try again later.')}
          </ErrorCard>
        )}
      </Page>
    );
  }
  const { slides } = data;
  const slide = slides[number - 1];
  const show = (next: number) => {
    setParams({ evaluation: evaluationId, slide: String(next) }, { replace: true });
    setPane('deck');
  };
  return (
    <>
      <Workspace
        title={`Assistant: ${name}`}
        pane={pane}
        onPane={setPane}
        bar={
          <Bar>
            <b>{name}</b>
            <ButtonLink size="sm" to={paths.evaluationResults(evaluationId)}>
              <FileText aria-hidden="true" />
              Evaluation
            </ButtonLink>
            <Button size="sm" variant="primary" icon={<WandSparkles />} onClick={() => setImproving(true)}>
              Improve this deck
            </Button>
          </Bar>
        }
        slides={<ReadRail slides={slides} current={number} onShow={show} />}
        deck={
          slide && (
            <>
              <ReadSlide slide={slide} count={slides.length} analysis={analysis ?? null} onShow={show} />
              <SlideAnalysisPanel
                key={number}
                deck={deck}
                slide={number}
                slideCount={slides.length}
                isAsked={analysed.has(number)}
                onAsk={() => setAnalysed(new Set([...analysed, number]))}
                onShowSlide={show}
              />
            </>
          )
        }
        chat={
          <ChatPanel
            deck={deck}
            slide={number}
            slideCount={slides.length}
            onShowSlide={show}
            onAnalyse={() => {
              setAnalysed(new Set([...analysed, number]));
              setPane('deck');
            }}
            drafts={SHOWN}
          />
        }
      />
      {isImproving && <Generating source={deck} onClose={() => setImproving(false)} />}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  padding: var(--s3) var(--gutter);

  & > b {
    flex: 1;
    min-width: 10rem;
    font: 500 1.1875rem / 1.2 var(--display);
    overflow-wrap: anywhere;
  }

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
