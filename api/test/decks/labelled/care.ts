import { figures, type LabelledDeck, prose, slide, under } from './labelled-deck.ts';

/** Companies in health, care and learning. All of it is invented. */
export const care: readonly LabelledDeck[] = [
  {
    company: 'Wardline',
    slides: [
      prose('Wardline', 'Discharge letters without the night shift'),
      slide(
        'Junior doctors type',
        'A discharge letter takes 34 minutes, and a ward writes eleven a day.',
        'Half of them reach the family doctor after the patient does (audit at St Brannoc Hospital, 412 letters, 2024).',
      ),
      slide(
        'Wardline drafts',
        'It reads the chart, drafts the letter, and marks every sentence with the entry it comes from.',
        'A doctor signs. Nothing is sent unsigned.',
      ),
      slide('Results', 'St Brannoc: 34 minutes down to 9, measured over 1,870 letters from January to June 2025.'),
      slide(
        'Adoption',
        'Four hospitals under contract, £310K a year in total (September 2025).',
        '212 doctors sign in on a working day.',
      ),
      slide('Market', '148 acute trusts in England write 16 million letters a year (NHS Digital, 2024).'),
      slide('Commercials', '£6 per bed per month on a three-year framework.'),
      slide(
        'Landscape',
        'Dictation: Dragon Medical One',
        'Templates inside Epic',
        'Scribes that listen, such as Nabla, stop at the consultation',
      ),
      slide(
        'Team',
        'Dr Amara Nwosu, 8 years a registrar at St Brannoc',
        'Felix Grant, engineering, ex-Babylon',
        'Clinical safety officer in post since 2024',
      ),
      slide('Funding', 'Seed of £2M opens in November; £650K grant from Innovate UK received in May 2025.'),
    ],
    labels: [8, 8, 8, 8, 5, 5, 8, 8],
    evidence: { text: ' (NHS Digital, 2024)', labels: { 2: 5 } },
  },
  {
    company: 'Kinder Steps',
    slides: [
      prose('Kinder Steps', 'Physiotherapy games for children'),
      slide(
        'The need',
        'Children with cerebral palsy have to repeat the same exercise hundreds of times, and give up.',
      ),
      slide(
        'Our game',
        'The tablet camera watches the arm and moves a kite on the screen.',
        'Therapists set the angle.',
      ),
      slide('So far', 'Tried with 14 children at the Lindenhof clinic in summer 2025; 12 finished the six weeks.'),
      slide('Who pays', 'Clinics, €39 a month for each child.', 'Insurance later.'),
      slide('Market', '17 million people live with cerebral palsy.'),
      slide('Team', 'Nina Albrecht is a physiotherapist.', 'Sven Ito builds games.'),
      slide('Ask', 'We would like to talk to investors who know health.'),
    ],
    labels: [5, 8, 5, 8, 5, 0, 5, 3],
    evidence: {
      text: 'Tried with 14 children at the Lindenhof clinic in summer 2025; 12 finished the six weeks.',
      instead: 'Children enjoy it.',
      labels: { 1: 5, 3: 3 },
    },
  },
  {
    company: 'Ossia Bio',
    heldOut: 'first',
    slides: [
      prose('Ossia', 'A blood test for bone loss'),
      under(
        'Unmet need',
        'Bone density is scanned after the first fracture',
        'One in three women over fifty breaks a bone (IOF, 2023); fewer than one in ten was tested before.',
      ),
      slide(
        'The assay',
        'Four proteins, one drop of blood, an answer in twenty minutes on a reader the size of a phone.',
      ),
      slide(
        'Evidence',
        'In 640 samples of the Tromsø cohort it found 88% of later fractures (published in Bone Reports, March 2025).',
        'A second study with 1,200 women is under way in Uppsala.',
      ),
      slide('Regulation', 'Class C under IVDR; file goes in during 2026.'),
      slide(
        'Market',
        '31 million women in the EU are between 50 and 60 (Eurostat, 2024).',
        'At €40 a test every three years: €413M.',
      ),
      slide('Going to market', 'Through the 900 menopause clinics first, then family doctors.'),
      slide('Intellectual property', 'Patent family EP 3 914 221 granted in 2023, US pending.'),
      slide('Competition', 'DXA scanners cost €80,000 and stand in hospitals.', 'FRAX is a questionnaire.'),
      slide(
        'Team',
        'Prof. Ingrid Moen discovered the markers at Oslo University in 2016.',
        'Paul Reiter took two assays through IVDR at Rochette.',
      ),
      slide('Series A', '€7M: study 45%, approval 25%, first sales 30%.'),
    ],
    labels: [8, 8, 8, 0, 5, 8, 8, 5],
    evidence: {
      text: '31 million women in the EU are between 50 and 60 (Eurostat, 2024).',
      instead: 'Millions of women in the EU are between 50 and 60.',
      labels: { 2: 5 },
    },
  },
  {
    company: 'Learnly',
    heldOut: 'first',
    slides: [
      prose('Learnly', 'Education for everyone, everywhere'),
      slide('Problem', 'Traditional education is broken.'),
      slide('Solution', 'A personalised learning platform powered by AI.'),
      slide('Market', 'EdTech will reach $404 billion by 2025.'),
      slide('Traction', 'Growing community of learners'),
      slide('Model', 'Freemium'),
      slide('Competition', 'Coursera, Udemy, Khan Academy'),
      slide('Team', 'Educators and engineers with decades of combined experience'),
      slide('Ask', 'Raising a seed round.'),
    ],
    labels: [3, 3, 5, 3, 3, 5, 3, 3],
    evidence: { text: 'Coursera, Udemy, Khan Academy', instead: 'We have no real competition.', labels: { 5: 3 } },
  },
  {
    company: 'Homeward',
    slides: [
      prose('Homeward', 'Night carers who come when they are needed'),
      figures('Nights are why people move to a home', {
        '62%': 'of families name nights as the reason (survey of 1,040 carers, 2024)',
      }),
      slide(
        'How it works',
        'A sensor under the mattress calls the nearest carer, who is there in twelve minutes on average.',
        'Live in Bristol since February 2025 with 140 households.',
      ),
      slide('Growth', '140 households in October 2025 after 35 in March.', 'Three households have stopped.'),
      slide('Price', '£310 a month; the council pays it for half of them.'),
      slide('Channel', 'Bristol City Council refers 20 families a month under a framework signed in April 2025.'),
      slide('Team', 'Joy Mensah managed 90 night carers at Allcare until 2023.', 'Tim Orr, software.'),
      slide('Finance', 'We lose £21 a household today and break even at 260.', 'Looking for £1.2M.'),
    ],
    labels: [8, 8, 0, 10, 8, 0, 8, 5],
    evidence: {
      text: 'Bristol City Council refers 20 families a month under a framework signed in April 2025.',
      instead: 'Word of mouth.',
      labels: { 4: 5 },
    },
  },
];
