import { sectionById } from '../../generate/story.ts';
import { cite, isOpen, reasonOf, standingsOf } from '../../judgement.ts';
import { type Answer, list, paragraph, quoteItem } from '../blocks.ts';
import type { Talk } from '../talk.ts';

const MOST = 8;

/**
 * How the deck distinguishes the company, and what is missing. The assistant knows about competitors only what the deck
 * says.
 */
export function competition({ deck }: Talk): Answer {
  const section = sectionById('competition');
  const rules = standingsOf(deck, section.rules);
  const said = deck.statements.filter(({ topic }) => topic === 'competition' || topic === 'moat');
  const found = rules.flatMap(({ finding }) => (finding ? [finding.statement] : []));
  const all = [...new Set([...found, ...said])].slice(0, MOST);
  const open = rules.filter(isOpen);
  const suggestions = ['Draft a slide on competition', 'What would an investor ask about competition?'];
  if (all.length === 0) {
    return {
      blocks: [
        paragraph(
          'The deck names no alternatives and says nothing about what sets you apart. I know only what the deck says about rivals. Tell me which two products a buyer would otherwise choose, and I will put them on a slide.',
        ),
      ],
      suggestions,
    };
  }
  return {
    blocks: [
      paragraph(
        'What the deck says about alternatives and what sets you apart. I know only what the deck says about rivals.',
      ),
      ...list(all.map(quoteItem)),
      ...(open.length > 0 ? [paragraph('What the comparison is missing:')] : []),
      ...list(
        open.map((standing) => ({
          text: `${standing.rule.name}: ${reasonOf(standing)}`,
          citations: standing.finding ? [cite(standing.finding.statement)] : [],
        })),
      ),
    ],
    suggestions,
  };
}
