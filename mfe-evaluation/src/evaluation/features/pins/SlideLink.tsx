import { styled } from 'styled-components';
import { useOpenSlide } from './slide-viewing.ts';

interface SlideLinkProps {
  slide: number;
  /** The sentence to highlight. */
  quote?: string;
}

/** "Slide 4", as a button that opens the slide if it is available. */
export function SlideLink({ slide, quote }: SlideLinkProps) {
  const open = useOpenSlide();
  if (!open) return <b>Slide {slide}</b>;
  return (
    <>
      <Button
        type="button"
        aria-label={quote === undefined ? undefined : `Slide ${slide}: show “${quote}”`}
        onClick={() => open(slide, quote)}
      >
        Slide {slide}
      </Button>
      <OnPaper aria-hidden="true">Slide {slide}</OnPaper>
    </>
  );
}

const Button = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  cursor: pointer;
  font: inherit;
  font-weight: 560;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-color: currentcolor;
  }

  @media (max-width: 767px) {
    min-height: 2.75rem;
  }
`;

/** Buttons are not printed. */
const OnPaper = styled.b`
  display: none;

  @media print {
    display: inline;
  }
`;
