import { figures, type LabelledDeck, prose, slide, under } from './labelled-deck.ts';

/** Companies that sell to consumers: money, trade, travel, play. All of it is invented. */
export const people: readonly LabelledDeck[] = [
  {
    company: 'Tuckshop',
    slides: [
      prose('Tuckshop', 'Payday for hourly workers, every day'),
      slide(
        'Context',
        'Four in ten hourly workers borrow between paydays (Fed survey of household economics, 2024).',
        'An overdraft costs them $34 each time.',
      ),
      slide(
        'What we built',
        'The app shows what has been earned so far today and pays it out in a minute, through the employer’s own payroll.',
      ),
      slide(
        'Numbers',
        '23,600 workers drew pay in June 2025.',
        'They come back 3.1 times a month.',
        'Payouts of $11.8M in the second quarter of 2025 and no loss above 0.2%.',
      ),
      slide('Business model', 'Employers pay $3 per worker per month; workers pay nothing.'),
      slide(
        'Employers',
        'Brightmart rolled it out in 88 stores in 2024 after a pilot in four.',
        'Staff turnover there fell from 71% to 58% within a year.',
      ),
      slide(
        'Market',
        '78 million Americans are paid by the hour (Bureau of Labor Statistics, 2024), $2.8 billion a year at our price.',
      ),
      slide(
        'Competition',
        'DailyPay and Payactiv charge the worker up to $3.49 a draw (their price lists, May 2025).',
        'Banks do not see the shift.',
      ),
      slide(
        'Team',
        'Rosa Delgado, 10 years of payroll at Ceridian',
        'Minh Tran, payments at Square 2014–2021',
        'Compliance: Judith Hale, former examiner at the OCC',
      ),
      slide(
        'Series A',
        '$9M, of which $5M from Lantern Partners (term sheet of July 2025).',
        'Burn is $260K a month.',
        'Gets us to 150,000 workers in early 2027.',
      ),
    ],
    labels: [8, 5, 8, 10, 8, 8, 8, 8],
    evidence: {
      text: 'Brightmart rolled it out in 88 stores in 2024 after a pilot in four.',
      instead: 'Employers find us through payroll vendors.',
      labels: { 3: 8, 4: 5 },
    },
  },
  {
    company: 'Rovely',
    slides: [
      prose('Rovely', 'Find people to travel with'),
      slide('Problem', 'Solo travellers want company but worry about safety.', 'Facebook groups are full of spam.'),
      slide(
        'Solution',
        'Rovely matches verified travellers who are in the same city on the same days and lets them plan a day together.',
      ),
      slide('Market', '$1.4T global travel market', '15% travel solo'),
      slide('Traction', '2,100 waitlist sign-ups', '480 Instagram followers'),
      slide('Business model', 'Premium at $7.99 a month', 'Affiliate commission on tours'),
      slide('Competition', 'Couchsurfing is about beds.', 'Meetup is about groups.', 'Tinder is about dates.'),
      slide('Team', 'Maya – CEO', 'Leo – CTO', 'Ines – marketing'),
      slide('Roadmap', 'Q1: beta', 'Q2: launch in Lisbon', 'Q4: 10 cities'),
    ],
    labels: [5, 5, 5, 5, 5, 5, 5, 0],
    evidence: { text: 'Premium at $7.99 a month', instead: 'Premium subscription', labels: { 4: 3 } },
  },
  {
    company: 'Fernhill Market',
    heldOut: 'first',
    slides: [
      prose('Fernhill', 'Plants from growers to balconies'),
      slide(
        'What is wrong',
        'Garden centres throw away 28% of their plants (Horticulture Board, 2024).',
        'Growers wait ninety days for their money.',
      ),
      slide(
        'Fernhill',
        'Growers list what is ready this week; we collect on Tuesday and deliver by Friday in reusable crates.',
      ),
      figures('Since March 2025', {
        '4,300': 'orders',
        '€58': 'average basket',
        '37%': 'ordered again within 60 days',
      }),
      slide('Growers', '31 growers sell through us, among them Baumschule Ritter and De Groene Hoek.'),
      slide(
        'Unit economics',
        'We keep 28% of each basket; packing and delivery take €11.',
        'A new customer costs €14 in adverts (May to August 2025).',
      ),
      slide('Market', 'Households in the three Rhine cities spend €240M a year on plants.'),
      slide('Competition', 'Bakker posts bare roots.', 'Garden centres need a car.', 'Supermarkets sell twelve kinds.'),
      slide(
        'Team',
        'Lotte Vermeer grew up on a nursery and ran logistics for HelloFresh for four years.',
        'Can Yilmaz, full-stack',
      ),
      slide('Raising', '€850K, half of it from two growers already.'),
    ],
    labels: [8, 5, 5, 8, 8, 5, 8, 5],
    evidence: { text: ' (May to August 2025)', labels: { 4: 5 } },
  },
  {
    company: 'Chordial',
    slides: [
      prose('Chordial', 'Practise with a band that listens'),
      slide(
        'Learning alone is lonely',
        'Most beginners stop within the first three months.',
        'They never play with anybody.',
      ),
      slide('The app', 'You play; drums and bass follow your tempo, and slow down when you slip.'),
      slide(
        'Numbers',
        'Downloads: 41,000',
        'Weekly players: 6,200',
        'Paying: 910 at $8 a month',
        'Rating 4.7 of 5 in the App Store, 1,900 reviews, August 2025',
      ),
      slide('Market', '50 million people in the US play an instrument (NAMM, 2023)'),
      slide('Why we win', 'Backing tracks do not listen.', 'Yousician judges; it does not accompany.'),
      slide('Team', 'Tess Moreau (composer, Berklee) and Aki Laine (audio, 7 years at Ableton)'),
      slide('Seed', '$1.5M for Android, piano and a school edition'),
    ],
    labels: [5, 5, 8, 8, 5, 5, 8, 5],
    evidence: { text: ', 7 years at Ableton', labels: { 6: 5 } },
  },
  {
    company: 'Bondly',
    slides: [
      prose('Bondly', 'The super app for relationships'),
      slide('Vision', 'We believe in a world where everyone is connected.'),
      slide('Features', 'Chat', 'Memories', 'Events', 'Gifts', 'AI'),
      slide('Market', 'There are 8 billion people on Earth. If only 1% join we have 80 million users.'),
      slide('Traction', 'Launching soon!'),
      slide('Revenue', 'Ads, subscriptions, partnerships'),
      slide('Team', 'Jay, Dee and Sam'),
    ],
    labels: [0, 3, 3, 0, 3, 0, 3, 0],
    evidence: { text: 'Jay, Dee and Sam', instead: 'To be announced', labels: { 6: 0 } },
  },
  {
    company: 'Corner Credit',
    slides: [
      prose('Corner Credit', 'Stock on credit for kiosks in Nairobi'),
      slide(
        'Problem',
        'A kiosk sells out by noon because the owner can only buy for cash in the morning.',
        'Owners told us they lose 18% of sales that way (310 interviews, August 2025).',
      ),
      slide(
        'Solution',
        'The distributor delivers in the morning, the kiosk pays by M-Pesa in the evening, we carry the day.',
      ),
      slide('Traction', '1,240 kiosks financed since January 2025.', 'KES 96M lent, 98.9% repaid on the day.'),
      slide('Traction by month', 'April 310 kiosks, June 640, August 1,240 (2025).'),
      slide('Revenue model', 'The distributor pays 1.2% of each delivery.'),
      slide('Why now', 'Every kiosk has taken mobile money since the till fee fell to zero in 2023.'),
      slide('Market', '180,000 kiosks in Kenya buy $4.1 billion of stock a year (KNBS, 2024).'),
      slide('Competitors', 'Tala and Branch lend to people at 15% a month.', 'Banks ask for land.'),
      slide(
        'Team',
        'Wanjiru Kamau managed route sales for Coca-Cola Beverages Africa, 2012–2021.',
        'Dev Shah built credit scoring at Branch.',
      ),
      slide(
        'Ask',
        'USD 1.8M equity and a USD 3M credit line.',
        'Enza Capital leads with USD 900K, signed in September 2025.',
      ),
    ],
    labels: [8, 5, 8, 10, 5, 8, 8, 8],
    evidence: { text: 'Enza Capital leads with USD 900K, signed in September 2025.', labels: { 7: 5 } },
  },
  {
    company: 'Nimbus Nook',
    heldOut: 'first',
    slides: [
      prose('Nimbus Nook', 'Cosy games for commuters'),
      under(
        'Insight',
        'People play for six minutes at a time',
        'Commuters open a game 4.2 times a day (GameRefinery, 2024) and close it when the train stops.',
      ),
      slide(
        'Our game',
        'Each level lasts one stop. It ends when the train does, because the game knows the timetable.',
      ),
      slide(
        'Test in Munich',
        '1,150 testers between May and July 2025',
        'Day-30 retention 19%',
        'Sessions of 6.4 minutes',
      ),
      slide('How we earn', 'One purchase of €4.99; no adverts.'),
      slide('Audience', 'Riders of the 40 largest metros: 120 million a day.'),
      slide('Team', 'Vera Kolar shipped two games at Ubisoft Blue Byte, 2016–2023.', 'Studio of five.'),
      slide('Budget', '€350K to launch in five cities by summer 2026'),
    ],
    labels: [8, 5, 5, 8, 5, 0, 8, 5],
    evidence: { text: '1,150 testers between May and July 2025', instead: 'Testers like it', labels: { 3: 5 } },
  },
];
