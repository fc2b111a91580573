import type { Brief } from '../../src/assistant/engine/types.ts';

/** A brief in which nothing is told. */
export const NOTHING: Brief = {
  company: '',
  sector: null,
  stage: null,
  problem: '',
  solution: '',
  market: '',
  model: '',
  traction: '',
  competition: '',
  team: '',
  ask: '',
};

const brief = (told: Partial<Brief> & Pick<Brief, 'company'>): Brief => ({ ...NOTHING, ...told });

/**
 * Invented demo data: briefs as twelve different founders might write them. No company, person or number in them is
 * real.
 */
export const BRIEFS = {
  /** Six sentences, one to a field. */
  ports: brief({
    company: 'Berthline',
    sector: 'Logistics',
    problem: 'Ports lose 4% of berth hours because ships arrive outside their slot and nobody sees it coming.',
    solution: 'Berthline predicts each arrival 36 hours ahead and moves the slots before a queue forms.',
    market: 'There are 5,000 ports worldwide, and we charge $9K a year.',
    traction: 'We make $12K a month, up from $3K in February.',
    team: 'Marta Oyelaran (CEO) ran terminal planning in Tema for 11 years, and Piet Vroom (CTO) built routing at a shipping line.',
    ask: 'We are raising $1.5M to reach 60 ports by December 2027.',
  }),
  /** Six sentences, all in the first field. */
  clinics: brief({
    company: 'Quillbay',
    sector: 'Healthcare',
    problem:
      'Physiotherapists spend 9 hours a week on insurance letters. Quillbay writes the letter from the session recording, and the therapist signs it. 61 clinics pay us $140 a month. The UK has 23,000 private practices (Chartered Society, 2025). Our competitors are Heidi and Nabla, which write notes but no insurance letters. We want to raise £900K for 16 months.',
  }),
  /** Two sentences. */
  thin: brief({
    company: 'Mossgate',
    problem: 'small shops throw away a lot of bread every evening',
    solution: 'our app tells them how many loafs to bake tomorrow',
  }),
  /** Twenty sentences. */
  rich: brief({
    company: 'Tidewell',
    sector: 'Climate',
    stage: 'Series A',
    problem:
      'Drinking water utilities in Southern Europe lose 31% of what they pump (EurEau, 2024). A leak is found after 94 days on average. Crews dig in the wrong place four times out of ten. Since January 2026 the revised EU Drinking Water Directive requires leakage plans from every large utility.',
    solution:
      'Tidewell listens to pipes with magnetic sensors and points the crew to within 2 metres of the leak. A utility installs 200 sensors in one day, without digging. Our model was trained on 41,000 confirmed leaks.',
    market:
      'TAM: $11B spent on leakage in Europe. SAM: $2.4B at utilities with more than 50,000 connections. SOM: $160M in Spain, Portugal and Italy.',
    model: 'Utilities pay €38 per sensor per year. Gross margin is 71%. We sell through three metering companies.',
    traction: 'Revenue was €0.4M in 2024, €1.1M in 2025 and €2.6M in 2026. Fourteen utilities are under contract.',
    competition:
      'Gutermann: loggers that crews read by driving past\nAquarius Spectrum: fixed sensors, priced at about three times ours',
    team: 'Ilaria Benetton, CEO: led network operations at an Italian utility for 12 years. Rui Tavares, CTO: PhD in acoustics, built sonar at Thales.',
    ask: 'We are raising €8M: 45% for sales, 35% for engineering and 20% for stock. First deployments in France in March 2027, a plant in Porto in September 2027, and break-even in June 2028.',
  }),
  /** A series of numbers. */
  series: brief({
    company: 'Paylark',
    sector: 'Fintech',
    stage: 'Seed',
    problem: 'Freelancers in Nairobi wait 47 days for an invoice to be paid.',
    solution: 'Paylark buys the invoice the day it is approved and collects from the client.',
    model: 'We keep 2.9% of each invoice.',
    traction:
      'Monthly volume: Jan 2026 $40K, Mar 2026 $95K, May 2026 $180K, Jul 2026 $260K, Sep 2026 $410K. Losses are 0.8% of volume.',
    competition: 'Banks ask for collateral, and loan apps charge 15% a month.',
    team: 'Wanjiru Kamau is the CEO and ran merchant credit at a mobile operator for 6 years.',
    ask: 'Seeking $1.2M, half equity and half a credit line.',
  }),
  /** Six people. */
  team: brief({
    company: 'Ferrowing',
    sector: 'Tech',
    problem: 'Wind turbine blades are inspected by people on ropes, one blade a day, at $2,800 each.',
    solution: 'Ferrowing flies a drone that touches the blade and measures it with ultrasound, three blades an hour.',
    traction: 'Pilots with two operators cover 340 blades since April 2026.',
    team: 'Hanne Lie, CEO: 10 years at Vestas service. Tomas Brandt, CTO: built autopilots at ETH. Aiko Mori, head of hardware: shipped two drones at DJI. Ravi Nair, head of software: ex-Skydio. Elif Kaya, field operations: 3,000 blade inspections on ropes. Sam Okonkwo, finance: took a robotics company through Series C.',
    ask: 'We need $4M over two years to certify the drone with DNV and to build 12 units.',
  }),
  /** Somebody whose first language is another. */
  clumsy: brief({
    company: 'AgriPont',
    sector: 'Other',
    problem:
      'In Vietnam the rice farmers are selling to middleman for 30% less of the real price, they dont know the price!!',
    solution: 'We make a app on Zalo where farmer see today price and sell direct to the mill. Its free for farmer.',
    market: '2.7 million rice farmers in mekong delta',
    model: 'mill pay us 1.5 % commission',
    traction: '1,240 farmer use it and 6 mills, sold already 890 tons. in 2025 was only 300 farmer',
    team: 'me (Nguyen Thi Hoa) i was buyer for a mill 8 years, and my brother Nguyen Van Duc programmer',
    ask: 'looking for 250k usd',
  }),
  /** No numbers. */
  words: brief({
    company: 'Lanternhouse',
    sector: 'Education',
    problem:
      'Night-shift nurses cannot attend classes, so most never finish the specialist training that would raise their pay.',
    solution:
      'Lanternhouse teaches the specialist curriculum in short audio lessons that nurses hear on the way to work. The first course, wound care, is live at two hospitals.',
    competition: 'Universities offer evening classes, while video platforms have no accredited nursing courses.',
    model: 'Hospitals buy seats for their nurses.',
    team: 'Grace Adeyemi was a ward sister before she founded Lanternhouse.',
  }),
  /** A customer's words. */
  quote: brief({
    company: 'Kelpco',
    sector: 'Other',
    problem: 'Breweries pay $0.11 to throw away every can ring, and the rings end up in the sea.',
    solution: 'Kelpco moulds can rings from kelp on the brewery’s own machines. They dissolve in 30 days in sea water.',
    market:
      '9,700 craft breweries in the US buy 4 billion rings a year (Brewers Association, 2025). At $0.06 a ring that is a market of $240M.',
    traction:
      '“We changed the whole line in a weekend and have not looked back,” says Dana Whitfield, head of packaging at Stonepier Brewing. Seven breweries have ordered 18 million rings.',
    competition:
      'Unlike E6PR, our rings run on existing applicators. Paper carriers cost three times as much as plastic.',
    ask: 'Raising $2.2M: $1.3M for a second mould line, $0.6M for sales and $0.3M for certification.',
  }),
  /** Plans and dates. */
  plans: brief({
    company: 'Nimbus Ledger',
    sector: 'Tech',
    stage: 'Pre-seed',
    problem: 'Two thirds of small satellites in orbit carry no insurance since underwriters cannot price the risk.',
    solution: 'Nimbus Ledger scores each satellite from telemetry and sells the score to underwriters.',
    market: 'About 2,400 small satellites are launched every year, and a policy costs $210,000.',
    traction:
      'Letter of intent from Atrium Space. Telemetry of 74 satellites is connected as of August 2026, compared to 9 a year earlier.',
    team: 'Founded by Leila Haddad (ex-Lloyd’s underwriter) and Jonas Frey (flight dynamics at ESA).',
    ask: 'The round is $800K. Plan: score v2 in Q1 2027, first policy bound in Q2 2027, licence as an MGA in Q4 2027.',
  }),
  /** A consumer product, told breathlessly. */
  consumer: brief({
    company: 'Pocket Orchard',
    sector: 'Consumer',
    problem: 'City people want to grow food!!! But 8 out of 10 balcony plants die within a year and it is so sad.',
    solution:
      'Pocket Orchard is a tree subscription – we send a dwarf fruit tree, swap it when it struggles, and take it back in winter.',
    model: '$29/month. Gross margin 54%, average customer stays 26 months.',
    traction: 'Subscribers grew from 210 in March 2026 to 1,900 in October 2026. Waitlist of 4,300.',
    market: 'Households with balconies: 12M in Germany, 9M in France, 5M in Italy.',
    team: 'CEO Noor van Dijk sold her first garden brand to a retailer. COO Ben Achterberg scaled delivery at Picnic.',
    ask: 'We raise €3M.',
  }),
  /** Deep technology, told in long sentences. */
  deep: brief({
    company: 'Vantaphase',
    sector: 'Climate',
    stage: 'Seed',
    problem:
      'Data centre operators in Ireland and the Netherlands, where grid connections are closed until 2030, throttle racks for roughly 1,100 hours a year because their cooling cannot follow the load, which costs a 20 MW site about €3.1M in lost compute.',
    solution:
      'Vantaphase makes a phase-change plate that clips onto existing cold plates and absorbs 90 seconds of peak heat, so operators run at full load with the chillers they have. The plate passed 10,000 cycles in an independent test by TNO in May 2026. A patent (EP 4 112 233) was granted in 2025.',
    market:
      'European operators run 10 GW of capacity, of which 3.4 GW is throttled, according to the Uptime Institute’s 2025 survey.',
    model: 'We sell plates at €410 per kW with a five-year warranty.',
    competition: 'Immersion cooling needs new racks and costs €1,900 per kW; Vertiv sells larger chillers.',
    team: 'Dr. Saoirse Kelly, CEO, spent nine years at Intel’s thermal lab; Mees de Boer, COO, opened four data centres for Interxion.',
    ask: 'We seek €5M to build a line in Eindhoven that makes 40,000 plates a year.',
  }),
} as const satisfies Record<string, Brief>;
