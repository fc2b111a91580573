import { figures, type LabelledDeck, prose, slide } from './labelled-deck.ts';

/** Lenders, marketplaces and brands that earn in currencies other than dollars. All of it is invented. */
export const money: readonly LabelledDeck[] = [
  {
    company: 'Duka Credit',
    slides: [
      prose('Duka Credit', 'Stock now, pay when it sells'),
      slide(
        'Shelves stand empty on Thursdays',
        'A kiosk in Nairobi turns away KSh 1,900 of sales a week for want of stock (our survey of 412 shops, June 2025).',
        'Shylocks charge 10% a week.',
      ),
      slide(
        'How it works',
        'The shopkeeper orders over USSD; the distributor delivers; we pay him and collect daily from M-Pesa.',
        'No paper, no collateral, no smartphone.',
      ),
      figures('Traction to Sept 2025', {
        '8,640': 'active shops',
        'KSh 412M': 'disbursed',
        '2.1%': 'written off',
      }),
      slide(
        'Cohorts',
        'Jan-25 cohort: 81% still borrowing in month 8',
        'Average ticket up from KSh 6,200 to KSh 11,400',
      ),
      slide(
        'Market',
        '1.3M kiosks in Kenya buy KSh 1.8 trillion of goods a year (KNBS, 2023)',
        'We start with the 210k in Nairobi and Kiambu.',
      ),
      slide(
        'Unit economics',
        '3% fee per 14-day advance',
        'KSh 95 left per advance after capital, default and M-Pesa charges',
      ),
      slide('Competitors', 'Tala and Branch lend to people, not to stock.', 'Twiga sells its own goods.'),
      slide(
        'Team',
        'Wanjiru Kamau, 9 yrs Equity Bank, SME book of KSh 4B',
        'Tom Otieno, built the agent network at Safaricom',
      ),
      slide('Raise', 'USD 2.5M: 1M equity, 1.5M debt', 'Debt line signed with Lendable, Aug 2025'),
    ],
    labels: [8, 5, 8, 10, 5, 5, 8, 8],
    evidence: { text: ' (KNBS, 2023)', labels: { 2: 5 } },
  },
  {
    company: 'Kraftplatz',
    slides: [
      prose('Kraftplatz', 'The marketplace for used machine tools'),
      slide(
        'A lathe changes hands four times before it finds its buyer',
        'Dealers take 25 to 40% on the way.',
        'Sellers wait five months.',
      ),
      slide(
        'Listed, inspected, delivered',
        'We send an inspector, publish his report with video, hold the money and organise the rigging.',
      ),
      slide('GMV', '2023: €0.6M', '2024: €2.2M', '2025: €6.8M', 'Liquidity: 61% of listings sold within 45 days'),
      slide('Supply', 'Exclusive listings from DMG Mori Used and Trumpf Pre-Owned', '1,150 sellers, 38% listed again'),
      slide('Used machine tools in Europe: €9B a year (CECIMO, 2024)', 'Online today: 4%'),
      slide('Take rate 8.5%', '€900 of contribution on each sale', 'Blended CAC €410, last six months'),
      slide('Landscape', 'Surplex auctions whole plants. Machineseeker lists ads and stays out of the sale.'),
      slide('Team', 'Sabine Ott and Felix Kern met at Trumpf', '14 people in Stuttgart and Brno'),
      slide('Round', 'Raising €4M'),
    ],
    labels: [5, 5, 8, 8, 8, 5, 5, 5],
    evidence: { text: 'Raising €4M', instead: 'Talking to investors now', labels: { 7: 3 } },
  },
  {
    company: 'Nómina Ya',
    slides: [
      prose('Nómina Ya', 'Wages on the day they are earned'),
      slide('Problem', 'Mexican workers run out of money nine days before payday and borrow at 12% a month.'),
      slide(
        'Product',
        'Employees draw what they have earned in WhatsApp. The employer’s payroll settles it on payday.',
      ),
      slide('Status', 'Live with two employers'),
      slide('Opportunity', 'Over 20 million formal workers in Mexico'),
      slide('Early results', '640 employees enrolled', '47% draw at least once a month'),
      slide('Revenue', 'MXN 30 per withdrawal, paid by the worker'),
      slide('Why us', 'We win because we are in WhatsApp', 'Great user experience'),
      slide('Team', 'Lucía Marín (CEO, ex-Kueski) and Pablo Ruiz (CTO, ex-Rappi)'),
      slide('Ask', 'US$500K pre-seed SAFE, US$6M cap'),
    ],
    labels: [5, 5, 5, 5, 5, 3, 5, 5],
    evidence: {
      text: 'Lucía Marín (CEO, ex-Kueski) and Pablo Ruiz (CTO, ex-Rappi)',
      instead: 'Three founders with experience in fintech and HR',
      labels: { 6: 3 },
    },
  },
  {
    company: 'Ipê Foods',
    slides: [
      prose('Ipê', 'Snacks from the forest that stands'),
      slide('The challenge', 'Brazil nut gatherers get R$4 a kilo of the R$90 that a shop in São Paulo charges.'),
      slide('What we make', 'Four bars and a spread, from nuts, baru and cupuaçu that 26 cooperatives gather and dry.'),
      slide('On the shelf', 'In 212 Pão de Açúcar stores since May 2025', 'Rate of sale 11 units per store and week'),
      slide('Sales', 'R$1.9M net revenue in 2025, R$0.5M in 2024', 'Reorder rate 74%'),
      slide('Healthy snacks', 'R$5.3 billion category, +9% a year (NielsenIQ, 2025)'),
      slide('Channels and margin', '46% gross margin', 'Retail 70%, own shop 20%, offices 10%'),
      slide('Next to us on the shelf', 'Hart’s, +Mu, Nutty', 'None of them names the grower on the pack.'),
      slide('Who we are', 'Clara Teles bought nuts for Natura for eight years', 'Davi Moura, food engineer'),
      slide('Capital', 'R$3M for a second line', 'Uses: 55% machinery, 30% working capital, 15% trade marketing'),
    ],
    labels: [5, 8, 8, 8, 5, 5, 8, 5],
    evidence: { text: ' (NielsenIQ, 2025)', labels: { 2: 5 } },
  },
];
