import type { AnswerBlock, Citation } from '@northlight/shared-api';
import { styled } from 'styled-components';
import { ChangeButton } from './ChangeButton.tsx';
import { type DraftActions, DraftCard } from './DraftCard.tsx';

interface AnswerProps {
  blocks: readonly AnswerBlock[];
  isStopped?: boolean;
  slideCount: number;
  drafts: DraftActions;
  onShowSlide: (number: number) => void;
}

/** An answer: sentences and lists with citations of slides, and draft slides. */
export function Answer({ blocks, isStopped, slideCount, drafts, onShowSlide }: AnswerProps) {
  const cited = (citations: readonly Citation[]) => (
    <Citations citations={citations} slideCount={slideCount} onShowSlide={onShowSlide} />
  );
  return (
    <Root>
      {blocks.map((block, index) => {
        const key = `${index}-${block.type}`;
        if (block.type === 'draft') {
          return <DraftCard key={key} draft={block} slideCount={slideCount} actions={drafts} />;
        }
        if (block.type === 'paragraph') {
          return (
            <div key={key}>
              <p>
                {block.text} {cited(block.citations)}
              </p>
              {block.change && drafts.onChange && <ChangeButton change={block.change} onChange={drafts.onChange} />}
            </div>
          );
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {block.items.map((item, place) => (
              <li key={place}>
                {item.text} {cited(item.citations)}
              </li>
            ))}
          </List>
        );
      })}
      {isStopped && <small>Stopped before it was finished.</small>}
    </Root>
  );
}

interface CitationsProps {
  citations: readonly Citation[];
  slideCount: number;
  onShowSlide: (number: number) => void;
}

/** The slides that support a statement. Clicking one opens it. */
export function Citations({ citations, slideCount, onShowSlide }: CitationsProps) {
  const bySlide = new Map(citations.map((citation) => [citation.slide, citation]));
  return [...bySlide.values()].map(({ slide, quote }) =>
    slide >= 1 && slide <= slideCount ? (
      <Cite key={slide} type="button" title={quote ?? undefined} onClick={() => onShowSlide(slide)}>
        Slide {slide}
      </Cite>
    ) : (
      <span key={slide}>Slide {slide} </span>
    ),
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  line-height: 1.58;
  overflow-wrap: anywhere;

  & > div > p,
  & li {
    white-space: pre-line;
  }

  & > ul,
  & > ol {
    display: grid;
    gap: var(--s2);
  }

  & > ul > li {
    padding-left: var(--s4);
    border-left: 2px solid var(--line);
  }

  & > ol {
    padding-left: 1.4rem;
    list-style: decimal;
  }

  & > small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const Cite = styled.button`
  margin: 0 0.15rem;
  padding: 0.05rem 0.4rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  background: none;
  color: var(--accent);
  font-size: var(--text-xs);
  font-weight: 560;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--accent-soft);
  }

  @media (max-width: 767px) {
    min-height: 1.75rem;
    padding-inline: 0.6rem;
  }
`;
