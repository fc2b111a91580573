/** Published conventions for pitch decks, as cited beside the rules. */
export const SEQUOIA = 'Sequoia Capital, Writing a Business Plan';
export const YC_SEED = 'Y Combinator, How to Build Your Seed Round Pitch Deck';
export const YC_METRICS = 'Y Combinator, Startup School: Metrics';
export const NFX = 'NFX, The Network Effects Manual';
export const A16Z = 'Andreessen Horowitz, 16 Startup Metrics';
export const DOCSEND = 'DocSend, What We Learned From 200 Startups Who Raised';
export const SKOK = 'David Skok, SaaS Metrics 2.0';
