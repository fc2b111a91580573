import { analyseSlide } from '../../analyse-slide.ts';
import { lastNumber } from '../../hidden-slides.ts';
import { cite } from '../../judgement.ts';
import type { SlideReading } from '../../reading.ts';
import { type Answer, list, paragraph, pointItem, quoteItem } from '../blocks.ts';
import type { Talk } from '../talk.ts';

const MOST = 12;

/** The answer when the slide does not exist. */
export function noSuchSlide({ input }: Talk): Answer {
  const count = lastNumber(input.material);
  const text = count === 1 ? 'This deck has one slide.' : `This deck has ${count} slides.`;
  return { blocks: [paragraph(text)], suggestions: ['Summarize the deck'] };
}

/** The answer when a slide's text is unknown or not in English; null otherwise. */
export function unread({ slide, language }: SlideReading): Answer | null {
  const suggestions = ['What is missing?', 'Summarize the deck'];
  if (!slide.readable) {
    const text = `The text of slide ${slide.number} could not be read, so I can’t say anything about it. Export the deck with selectable text.`;
    return { blocks: [paragraph(text)], suggestions };
  }
  if (language === null) return null;
  return { blocks: [paragraph(`Slide ${slide.number} is in ${language}. I only read English.`)], suggestions };
}

/** Summarises a slide. */
export function whatSlideSays(own: SlideReading): Answer {
  const { number, title } = own.slide;
  const suggestions = [
    `How do I improve slide ${number}?`,
    `Shorten slide ${number}`,
    `What would an investor ask about slide ${number}?`,
  ];
  if (own.statements.length === 0) {
    return {
      blocks: [paragraph(`Slide ${number} has only a heading${title ? `, “${title}”` : ''}.`)],
      suggestions,
    };
  }
  const heading = title ? `Slide ${number}, “${title}”, says:` : `Slide ${number} says:`;
  return { blocks: [paragraph(heading), ...list(own.statements.slice(0, MOST).map(quoteItem))], suggestions };
}

/** Questions that an investor would ask about one slide. */
export function questionsAboutSlide({ input }: Talk, { slide }: SlideReading): Answer {
  const { questions } = analyseSlide(input.material, slide.number);
  const text =
    questions.length === 0
      ? `Slide ${slide.number} answers what an investor looks for there. Be ready to show where its numbers come from.`
      : `On slide ${slide.number} an investor would ask:`;
  return {
    blocks: [paragraph(text), ...list(questions.map(pointItem), true)],
    suggestions: [`How do I improve slide ${slide.number}?`, `Rewrite slide ${slide.number}`],
  };
}

/** What to improve on one slide. */
export function improveSlide({ input }: Talk, own: SlideReading): Answer {
  const { number } = own.slide;
  const { fixes, strengths, category, score } = analyseSlide(input.material, number);
  const scored = category && score !== null ? ` It counts toward ${category}, which scores ${score} out of 10.` : '';
  if (fixes.length === 0) {
    const best = own.findings.toSorted((a, b) => b.band - a.band)[0];
    const text = `Slide ${number} has what an investor looks for.${scored}`;
    return { blocks: [paragraph(text, best ? [cite(best.statement)] : [])], suggestions: ['What is missing?'] };
  }
  const keep = strengths[0];
  return {
    blocks: [
      paragraph(`What would raise the score for slide ${number}, most important first.${scored}`),
      ...list(fixes.map(pointItem), true),
      ...(keep ? [paragraph(`Keep this: ${keep.text}`, keep.citations)] : []),
    ],
    suggestions: [`Rewrite slide ${number}`, `Shorten slide ${number}`],
  };
}
