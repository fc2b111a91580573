import {
  type DeckPoint,
  type DeckReference,
  messageOf,
  type SlideAnalysis,
  useSlideAnalysis,
} from '@northlight/shared-api';
import { Banner, Button, bandOf, Evidence, Loading, ScoreBadge, Skeleton } from '@northlight/shared-ui';
import { RotateCw, ScanText } from 'lucide-react';
import { styled } from 'styled-components';
import { PinSign } from '../../../shared/PinSign.tsx';
import { Citations } from '../chat/Answer.tsx';

interface SlideAnalysisPanelProps {
  deck: DeckReference;
  /** Counted from 1. */
  slide: number;
  slideCount: number;
  isAsked: boolean;
  onAsk: () => void;
  onShowSlide: (number: number) => void;
}

/** What an investor sees on a slide. Loads on request. */
export function SlideAnalysisPanel(props: SlideAnalysisPanelProps) {
  const { deck, slide, slideCount, isAsked, onAsk, onShowSlide } = props;
  const { data, error, isFetching, refetch } = useSlideAnalysis(deck, slide, isAsked);
  if (!isAsked) {
    return (
      <Ask>
        <Button icon={<ScanText />} onClick={onAsk}>
          Analyze this slide
        </Button>
      </Ask>
    );
  }
  if (error && !isFetching) {
    return (
      <Ask>
        <Banner
          tone="negative"
          announce="assertive"
          title="This slide couldn’t be analyzed"
          actions={
            <Button size="sm" icon={<RotateCw />} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'Please try again.')}
        </Banner>
      </Ask>
    );
  }
  if (!data) {
    return (
      <Ask>
        <Loading label="Analyzing the slide...">
          <Skeleton width="100%" height="8rem" />
        </Loading>
      </Ask>
    );
  }
  return <Findings analysis={data} slideCount={slideCount} onShowSlide={onShowSlide} />;
}

interface FindingsProps {
  analysis: SlideAnalysis;
  slideCount: number;
  onShowSlide: (number: number) => void;
}

function Findings({ analysis, slideCount, onShowSlide }: FindingsProps) {
  const { summary, category, score, questions, strengths, fixes, evidence, slide } = analysis;
  const points = (title: string, list: readonly DeckPoint[]) =>
    list.length > 0 && (
      <section>
        <h4>{title}</h4>
        <ul>
          {list.map((point) => (
            <li key={`${point.title}${point.text}`}>
              {point.title && <b>{point.title}</b>}
              <p>
                {point.text} <Citations citations={point.citations} slideCount={slideCount} onShowSlide={onShowSlide} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Root aria-label="Analysis" role="region">
      <header>
        <h3>What an investor sees</h3>
        {category && (
          <span>
            {category} <ScoreBadge score={score} />
          </span>
        )}
      </header>
      <p role="status">{summary}</p>
      {evidence.length > 0 && (
        <Evidence
          items={evidence.map(({ quote, reason, box }, index) => ({
            id: `${index}`,
            quote,
            source: (
              <>
                {box && <PinSign data-band={score === null ? undefined : bandOf(score)}>{index + 1}</PinSign>}{' '}
                {reason || `Slide ${slide}`}
              </>
            ),
          }))}
        />
      )}
      {points('Fix first', fixes)}
      {points('Strengths', strengths)}
      {points('What they’ll ask', questions)}
    </Root>
  );
}

const Ask = styled.div`
  margin-top: var(--s5);
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin-top: var(--s5);
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
  }

  & > header > span {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & h3 {
    font-size: var(--text-lg);
  }

  & h4 {
    margin-bottom: var(--s2);
    font: 600 var(--text-md) / 1.4 var(--sans);
  }

  & section > ul {
    display: grid;
    gap: var(--s3);
  }

  & section li {
    padding-left: var(--s4);
    border-left: 2px solid var(--line);
  }

  & b {
    font-weight: 600;
  }

  & li p {
    color: var(--ink-soft);
  }

  & cite {
    white-space: normal;
  }
`;
