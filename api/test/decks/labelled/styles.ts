import { figures, type LabelledDeck, prose, slide, under } from './labelled-deck.ts';

/** Other styles of decks: memo, one line per slide, claims without headings, slogans. All of it is invented. */
export const styles: readonly LabelledDeck[] = [
  {
    company: 'Oxbow Ledger',
    slides: [
      prose('Oxbow Ledger', 'A memo to our next investors, February 2026'),
      prose(
        'Why we started',
        'Cattle farmers sell twice a year and pay every week. In 2025 the average herd of 140 waited 96 days between the sale and the money, by the figures of the Meat Board.',
        'They bridge it with feed on credit at 19% a year.',
      ),
      prose(
        'What we do',
        'We advance eighty percent on the day the cattle are weighed, and collect from the abattoir. The scale sends the weight; nobody fills in a form.',
      ),
      prose(
        'How far we are',
        'Since May 2025 we have advanced $6.4M against 9,100 animals from 58 farms. Two advances were late, none was lost.',
        'Forty-one of the farms came back for their next sale.',
      ),
      prose(
        'What we earn',
        'A flat 1.9% of each sale, taken from the payment. Capital costs us 0.7% of it at today’s rates.',
      ),
      prose(
        'How big this can get',
        'Farmers in the four states sell $31 billion of cattle a year (USDA, 2024). At our fee that is $590M.',
      ),
      prose('Who else', 'Farm Credit lends against land. Traders advance against the next herd and set the price.'),
      prose(
        'Who we are',
        'Ruth Calder traded cattle for Bluestem Packing for twelve years. Omar Haddad built the scales at Weighmark.',
      ),
      prose('What we ask', 'One and a half million dollars in equity, and a warehouse line of ten million.'),
    ],
    labels: [8, 5, 8, 8, 5, 5, 8, 3],
    evidence: {
      text: ' In 2025 the average herd of 140 waited 96 days between the sale and the money, by the figures of the Meat Board.',
      labels: { 0: 5 },
    },
  },
  {
    company: 'Pingdesk',
    slides: [
      prose('Pingdesk', 'Slack for hotels'),
      slide('Hotels run on walkie-talkies.'),
      slide('Guests wait 23 minutes for a towel.', 'Source: 60 nights of timing at four hotels, 2025'),
      slide('With Pingdesk it is seven.', 'Measured at Hotel Almira, January to March 2026'),
      slide('19 hotels. $11K MRR. Up 18% a month since October 2025.'),
      slide('$6 per room per month.'),
      slide('54,000 hotels in the US.', 'AHLA, 2025'),
      slide('HotSOS was built for engineers. We were built for housekeeping.'),
      slide('Ana ran housekeeping at Almira. Ben built messaging at Twilio.'),
      slide('Raising $750K to get to 120 hotels.'),
    ],
    labels: [8, 8, 8, 8, 5, 5, 5, 5],
    evidence: { text: 'AHLA, 2025', labels: { 2: 5 } },
  },
  {
    company: 'Verdigris Works',
    slides: [
      prose('Verdigris Works', 'Copper out of old circuit boards'),
      slide(
        'Refineries burn circuit boards and lose half of the tin',
        'A tonne of boards holds $9,100 of metal at prices of January 2026.',
        'Smelters pay recyclers about 60% of that.',
      ),
      slide(
        'Our reactor dissolves copper at 40 °C and leaves the board whole',
        'No smoke, no cyanide.',
        'A 200-litre unit has run in Tilburg since April 2025 and recovered 3.1 tonnes of copper.',
      ),
      slide(
        'Three recyclers send us boards',
        'Stena: 40 tonnes in 2025',
        'Renewi: 22 tonnes in 2025',
        'Closing the Loop: trial',
      ),
      slide('We keep 30% of the metal value', 'No gate fee, no long contracts.'),
      slide('Europe throws away 460,000 tonnes of boards a year', 'WEEE Forum, 2024'),
      slide('Umicore and Aurubis need 100,000 tonnes to break even; we need 900'),
      slide('Elke Janssen, chemist, nine years at Umicore', 'Pieter Bos, plants, formerly DSM'),
      slide(
        '€3M builds the first 1,000-tonne line',
        'RVO grant of €800K awarded in December 2025',
        'First revenue in the third quarter of 2026',
      ),
    ],
    labels: [8, 8, 8, 8, 5, 8, 8, 8],
    evidence: { text: 'WEEE Forum, 2024', labels: { 2: 5 } },
  },
  {
    company: 'Zenfinity',
    slides: [
      prose('Zenfinity', 'The operating system for human potential'),
      under('Vision', 'We imagine a world without burnout', 'Everyone deserves to thrive.'),
      slide('The opportunity', 'Wellness is a trillion-dollar megatrend.'),
      slide('Platform', 'AI coach', 'Community', 'Marketplace', 'Tokens'),
      slide('Go-to-market', 'Influencers', 'Viral loops'),
      slide('Traction', 'Massive interest from corporates', 'Talks with several Fortune 500 companies'),
      slide('Advantages', 'First mover', 'Network effects', 'Proprietary data'),
      slide('Team', 'Visionary founders with a proven track record'),
      slide('Investment opportunity', 'Join us on this journey'),
    ],
    labels: [3, 3, 3, 3, 3, 3, 3, 3],
    evidence: { text: 'Visionary founders with a proven track record', instead: 'Thank you!', labels: { 6: 0 } },
  },
  {
    company: 'Tramline Freight',
    heldOut: 'first',
    slides: [
      prose('Tramline', 'Parcels ride the last tram'),
      slide(
        'Vans stand in traffic while trams run empty',
        'A van delivers 11 parcels an hour in the inner city, 19 outside it (city traffic office, 2024).',
      ),
      slide(
        'Parcels travel in the last car at night and wait in lockers at the stops.',
        'Couriers on foot take them the last 300 metres.',
      ),
      figures('Line 9, since September 2025', { '38,000': 'parcels', '€1.74': 'cost a parcel', '4': 'complaints' }),
      slide('DHL and two pharmacies pay €2.60 a parcel.', 'The transport company gets 20 cents of it.'),
      slide(
        '41 European cities have trams that stop at night.',
        'Together they take 900 million parcels a year (Effigy Consulting, 2025).',
      ),
      slide('Cargo bikes need a depot in the centre.', 'Night vans are banned in nine of these cities.'),
      slide(
        'Marek Vesely planned night service at DPP Prague from 2011 to 2021.',
        'Jana Horak ran lockers at Zasilkovna.',
      ),
      slide('€1.2M for three more lines', 'Contract with Brno signed in January 2026'),
    ],
    labels: [8, 5, 8, 8, 8, 5, 8, 8],
    evidence: {
      text: 'Marek Vesely planned night service at DPP Prague from 2011 to 2021.',
      instead: 'Marek knows trams.',
      labels: { 6: 5 },
    },
  },
];
