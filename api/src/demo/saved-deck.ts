import type { Context } from '../assistant/context.ts';
import { createAssistant } from '../assistant/engine/index.ts';
import type { Brief } from '../assistant/engine/types.ts';
import { createDeck } from '../decks/saved/save-deck.ts';
import { INES } from './people.ts';

/** What the demo founder told the assistant. Competition is left empty, so that the assistant has to ask for it. */
const BRIEF: Brief = {
  company: INES.company,
  sector: 'Logistics',
  stage: 'Seed',
  problem: [
    'One refrigerated load in nine arrives too warm.',
    '11.4% of the 8,200 trips we monitored between January and September 2026 left their temperature band.',
    'The alarm comes when the limit is crossed. By then the load is lost.',
    'From January 2027 shippers must prove temperature per pallet.',
  ].join(' '),
  solution: [
    'We predict spoiled loads before they happen.',
    'The driver gets one line: what to do, by when, and the nearest cold dock.',
    'In use since November 2024, with a median warning of 11 hours before a limit is crossed.',
  ].join(' '),
  market: [
    '412,000 refrigerated trailers on European roads, register of temperature-controlled vehicles, 2025',
    '$94M a year at $19 per trailer and month, all trailers',
    '$27M in fleets of 50 to 500 trailers, which buy telemetry already',
  ].join('\n'),
  model:
    'Fleets pay $19 per trailer per month. Two telematics resellers brought 12 of 41 fleets. Winning a fleet costs $8,400 and is earned back in seven months, average of the last 20.',
  traction:
    '41 paying fleets in September 2026, up from 17 a year before. Monthly recurring revenue: Mar 2026 $38K, Jun 2026 $51K, Sep 2026 $64K. Net revenue retention was 118% over twelve months.',
  competition: '',
  team: 'Ines Varga-Holm, CEO: seven years of cold-chain operations at a dairy exporter, 140 trailers. Oskar Lindgaard, CTO: built telemetry for two carriers, 2015 to 2023.',
  ask: 'We raise $2.5M to reach 150 fleets by March 2028. 55% goes to sales in Germany and Poland, 30% to the pallet sensor, 15% to certification.',
};

/** Creates a deck for the demo founder with the built-in assistant. */
export async function seedSavedDeck(parts: Pick<Context, 'db' | 'clock'>, userId: number): Promise<void> {
  for await (const piece of createAssistant().generate({ theme: 'harbour', brief: BRIEF })) {
    if (piece.type !== 'deck') continue;
    await createDeck(parts, userId, { name: piece.name, company_name: BRIEF.company, content: piece.content });
  }
}
