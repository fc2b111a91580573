/** The password of all demo accounts. They exist only on servers that only this machine can reach. */
export const DEMO_PASSWORD = 'demo-demo-demo';

/** The demo founder. The profile is complete enough to send decks. */
export const INES = {
  email: 'founder@demo.test',
  first_name: 'Ines',
  last_name: 'Varga-Holm',
  company: 'Isferd',
  title: 'Founder and CEO',
  work_field: 'Logistics',
  phone: '+45 31 55 50 166',
  bio: 'Isferd predicts spoiled loads before they happen. I ran cold-chain operations for a dairy exporter for seven years and wrote the first model on the night shift.',
  website: 'https://isferd.example',
} as const;

export const ADMIN = { email: 'admin@demo.test', first_name: 'Noor', last_name: 'Castellan' } as const;

/** The accounts that are listed at server start. */
export const NAMED_ACCOUNTS = [
  { email: INES.email, role: 'founder' },
  { email: 'investor@demo.test', role: 'investor' },
  { email: 'investor2@demo.test', role: 'investor' },
  { email: ADMIN.email, role: 'admin' },
] as const;
