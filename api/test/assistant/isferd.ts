import type { DeckMaterial } from '../../src/assistant/engine/types.ts';
import { materialOf } from '../../src/assistant/find-deck-material.ts';
import { deckOf } from '../decks/index.ts';

/** The sentences of an invented deck, slide by slide, each with its title first. */
export const ISFERD: readonly (readonly string[])[] = [
  ['Isferd', 'Refrigerated freight that tells you before it spoils.'],
  [
    'The problem',
    'One load in nine arrives outside its range: 11.4% of 8,200 monitored trips, January to September 2026.',
  ],
  ['Why now', 'From January 2027 shippers must prove temperature per pallet.'],
  [
    'Solution',
    'A sensor strip measures the door seal and a model compares it with past trips.',
    'Median warning was 11 hours before spoilage on 27 fleets in Q3 2026.',
  ],
  ['Traction', '41 paying fleets in October 2026, $64K monthly revenue.', 'Net revenue retention is 118%.'],
  ['Business model', '$19 per trailer per month.'],
  ['Competition', 'Nobody else predicts.', 'Our model is trained on 1.9 million trips of our own data.'],
  ['Team', 'Ines Valdivia, CEO: ran cold-chain operations at Maersk for nine years.'],
  ['The ask', 'We raise $2.5M for 18 months.'],
];

/** The deck as the assistant receives it. */
export const isferd = (): Promise<DeckMaterial> => materialOf(deckOf(ISFERD));
