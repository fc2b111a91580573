import { figures, type LabelledDeck, prose, slide, under } from './labelled-deck.ts';

/** Companies that make things: devices, materials, machines. All of it is invented. */
export const things: readonly LabelledDeck[] = [
  {
    company: 'Halyard Foods',
    slides: [
      prose('Halyard Foods', 'Protein from spent grain'),
      under(
        'Problem',
        'Brewers pay to throw food away',
        'A tonne of spent grain leaves for every 5,000 litres of beer, and goes sour in two days.',
        'Disposal cost the 340 breweries we asked $61 a tonne on average in 2024.',
      ),
      under(
        'Solution',
        'A press beside the kettle',
        'Our press dries grain on site in forty minutes; we collect flour with 24% protein every week.',
        'Two presses have run at Redcap Brewing since June 2024: 410 tonnes so far.',
      ),
      slide(
        'Customers',
        'Nordmill Bakeries bought 96 tonnes between July 2024 and May 2025.',
        'Letters of intent for another 700 tonnes a year from three pasta makers.',
      ),
      slide('Market', 'Bakers and pasta makers in the region use 88,000 tonnes of protein flour a year.'),
      slide('Economics', 'We pay brewers nothing and sell flour at $1,450 a tonne; drying and freight come to $520.'),
      slide(
        'Competition',
        'EverGrain works with breweries ten times larger.',
        'Pea flour costs about as much and tastes of peas.',
      ),
      slide('Protection', 'Two patents filed on the press in March 2024.'),
      slide(
        'People',
        'Olu Adeyemi ran drying lines at Sorel Foods for eleven years.',
        'Greta Lindahl sold flour for Nordmill from 2015 to 2022.',
      ),
      slide('Raising', '$2.2M for eight presses, of which $700K is spoken for.'),
    ],
    labels: [8, 8, 5, 8, 5, 5, 8, 5],
    evidence: {
      text: 'Disposal cost the 340 breweries we asked $61 a tonne on average in 2024.',
      labels: { 0: 5 },
    },
  },
  {
    company: 'Petrel Drones',
    heldOut: 'first',
    slides: [
      prose('Petrel', 'Inspecting wind turbines without ropes'),
      slide(
        'Today',
        'Blade inspection stops the turbine and sends two climbers up on ropes.',
        'Owners lose a day of power for each look.',
      ),
      slide('Petrel', 'A drone flies the blade while it turns slowly and stitches one picture of the whole surface.'),
      slide('Status', 'First flights in March 2025.', '212 blades inspected for Vindkraft Syd up to September 2025.'),
      slide('Market size', 'Huge growth in wind worldwide.'),
      slide('Revenue', '€95,000 invoiced in 2025, all of it to Vindkraft Syd.'),
      slide('Price', '€450 a blade.'),
      slide('Others', 'Climbers', 'Cornis photographs from the ground', 'SkySpecs flies when the rotor stands still'),
      slide('Team', 'Two aerospace engineers and a former climber.'),
      slide('Money', 'Asking for €900K.'),
    ],
    labels: [5, 8, 3, 8, 5, 5, 3, 5],
    evidence: {
      text: '212 blades inspected for Vindkraft Syd up to September 2025.',
      instead: 'Many blades inspected.',
      labels: { 1: 5 },
    },
  },
  {
    company: 'Loomwright',
    slides: [
      prose('Loomwright', 'Knitwear made after it is sold'),
      slide('The waste', 'A third of all sweaters made are never worn by anyone (Textile Outlook, 2023).'),
      slide(
        'The machine',
        'A knitting cell that makes one sweater in 38 minutes from a file.',
        'It fits through a shop door.',
      ),
      slide('Progress', 'Three cells built.', 'Shop trial at Hemlock & Sons begins in spring.'),
      slide('Market', 'Shoppers spend $210 billion a year on knitwear.', 'We begin with school uniforms.'),
      slide('How we make money', 'Shops lease the cell and pay us $4 a piece.'),
      slide('Why others cannot', 'Shima machines need a trained programmer; ours takes the pattern as it is.'),
      slide('Founders', 'Ada Kessler, textile engineer', 'Ron Baptiste, formerly production manager at Northknit'),
      slide('What we need', '$1.1M to finish ten cells by next winter.'),
    ],
    labels: [8, 5, 5, 3, 5, 5, 5, 5],
    evidence: { text: ' (Textile Outlook, 2023)', labels: { 0: 5 } },
  },
  {
    company: 'Stillwater Acoustics',
    heldOut: 'first',
    slides: [
      prose('Stillwater', 'Quiet heat pumps'),
      under(
        'Problem',
        'Noise keeps heat pumps out of terraced streets',
        'Councils refused 14% of applications on grounds of noise in 2024 (Housing Ministry).',
      ),
      slide(
        'Solution',
        'A printed shell that bends the fan noise upwards.',
        'It clips on in an hour and needs no power.',
      ),
      slide('Proof', 'Measured by the Acoustics Laboratory in Leeds in April 2025: 11 dB quieter at three metres.'),
      slide(
        'Market',
        '640,000 heat pumps were fitted in the UK and Germany in 2024 (EHPA).',
        'At £180 a shell: £115M a year.',
      ),
      slide('Sales', '1,900 shells sold to four installers since May 2025.', 'Repeat orders from all four.'),
      slide('Business model', '£180 to installers; it costs us £52 to make.'),
      slide('Competitors', 'Wooden boxes choke the fan.', 'Fences cost £1,200 (Checkatrade, 2025).'),
      slide('Team', 'Neil Farrow, acoustics, nine years at Dyson', 'Sima Patel, operations'),
      slide('Investment', 'We are looking for £750K to tool a second size.', 'Closing in January 2026.'),
    ],
    labels: [8, 8, 8, 8, 5, 8, 8, 8],
    evidence: { text: ' since May 2025', labels: { 3: 5 } },
  },
  {
    company: 'Moxie Bottle',
    slides: [
      prose('Moxie', 'Hydration, reinvented'),
      slide('Why', 'Nobody drinks enough water.'),
      slide('What', 'A smart bottle that reminds you to drink and looks beautiful.'),
      slide('Market', 'The wellness industry is worth $5.6 trillion (Global Wellness Institute, 2023).'),
      slide('Buzz', 'Featured in several magazines', 'People are excited'),
      slide('Revenue streams', 'Bottle sales', 'Premium app'),
      slide('Competitive advantage', 'No other bottle combines design, technology and community like Moxie.'),
      slide('The team', 'Kay Morgan, founder', 'Lee Sandoval, designer'),
    ],
    labels: [3, 3, 8, 3, 3, 3, 5, 0],
    evidence: {
      text: 'The wellness industry is worth $5.6 trillion (Global Wellness Institute, 2023).',
      instead: 'The wellness industry is enormous.',
      labels: { 2: 3 },
    },
  },
  {
    company: 'Gridstone',
    slides: [
      prose('Gridstone', 'Heat stored in sand for factories', 'May 2026'),
      figures(
        'Factories burn gas for heat they could buy at night',
        {
          '22%': 'of European gas goes into heat below 400 °C (Energy Agency, 2024)',
          '€61': 'a MWh paid for gas in 2025',
        },
        'Night power cost €19 a MWh on 140 nights of 2025.',
      ),
      slide(
        'Solution',
        'A steel silo of sand, heated by night power, gives steam all day.',
        'Pilot: 8 MWh at Orrefors Dairy, running since November 2024, 97% available.',
      ),
      slide('From the pilot', 'Orrefors Dairy burned 38% less gas in 2025 than in 2024.'),
      slide(
        'Traction',
        'Second order signed by Orrefors in February 2026: €1.9M.',
        'Contracts for €4.3M with three food factories, April 2026.',
      ),
      slide(
        'Market',
        '2,900 food and paper plants in reach of our steel yard need 10 to 100 MWh (our count from permits, 2025).',
        'Each spends €1M to €6M on gas a year.',
      ),
      slide(
        'Model',
        'We sell the silo at €230,000 a MWh and service it for 3% a year; the dairy earns it back in 4.5 years.',
      ),
      slide('Route', 'Boiler makers sell it: Vattmann signed for Sweden and Denmark in March 2026.'),
      slide(
        'Competition',
        'Rondo heats brick to 1,500 °C for cement.',
        'Antora and Kyoto sell from 50 MWh upwards; our median customer needs 18.',
      ),
      slide(
        'Team',
        'Karin Ek: 14 years of boilers at Alfa Thermal, last as head of projects.',
        'Jon Bohlin: built 220 MW of solar at Helion, 2013 to 2022.',
        'Chair: Bengt Ahl, former chief executive of Vattmann.',
      ),
      slide(
        'Plan',
        'Sales: €0.2M in 2025, €3.1M in 2026, €11M in 2027.',
        'Raising €8M Series A; €3M from Polar Climate Fund agreed in April 2026.',
        '60% first factory line, 25% sales, 15% certification',
      ),
    ],
    labels: [8, 10, 8, 8, 8, 8, 8, 8],
    evidence: {
      text: 'Orrefors Dairy burned 38% less gas in 2025 than in 2024.',
      instead: 'The dairy is happy with it.',
      labels: { 1: 8 },
    },
  },
];
