/** The password of all demo accounts. They exist only where nobody but this machine can reach the server. */
export const DEMO_PASSWORD = 'demo-demo-demo';

/** The founder of the demo, with a profile that is complete for sending decks. */
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

/** The accounts that are named when the server starts. */
export const NAMED_ACCOUNTS = [
  { email: INES.email, role: 'founder' },
  { email: 'investor@demo.test', role: 'investor' },
  { email: 'investor2@demo.test', role: 'investor' },
  { email: ADMIN.email, role: 'admin' },
] as const;
