import type { Settings } from './contract.ts';

const DEFAULTS: Settings = {
  product_name: 'Northlight',
  provider_email: 'hello@northlight.example',
  cost_note: 'It is free for founders and investors.',
  evaluation_access: 'everyone',
  require_verified_email: false,
  demo: false,
  social_links: [],
  remote_origins: [],
  remote_timeout: 15_000,
  engine: 'rubric',
  model: null,
  passkey_domain: 'localhost',
  telemetry_percent: 0,
};

let cached: Settings | undefined;

/** Sets the settings where there is no page to read them from: on a server. */
export function provideSettings(known: Settings): void {
  cached = known;
}

/** The installation's settings, read from the page. Without a server, as in stories, the defaults apply. */
export function settings(): Settings {
  if (cached) return cached;
  try {
    const inlined: unknown = JSON.parse(document.getElementById('settings')?.textContent || '{}');
    cached = { ...DEFAULTS, ...(inlined as Partial<Settings>) };
  } catch {
    cached = DEFAULTS;
  }
  return cached;
}
