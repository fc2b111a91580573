import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from '../src/config.ts';

describe('a wrong setting', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT has to be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT has to be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT has to be a whole number from 0 to 65535.'],
    [{ EVALUATION_ACCESS: 'nobody' }, 'EVALUATION_ACCESS has to be everyone or login.'],
    [{ DEMO: 'maybe' }, 'DEMO has to be on or off.'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL has to be an address such as https://app.example.com.'],
    [{ PROVIDER_EMAIL: 'us' }, 'PROVIDER_EMAIL has to be an e-mail address.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL has to look like smtp://user:password@mail.example.com:587.'],
    [{ DECK_READERS: '0' }, 'DECK_READERS has to be a whole number from 1 to 64.'],
    [{ TELEMETRY_PERCENT: '101' }, 'TELEMETRY_PERCENT has to be a whole number from 0 to 100.'],
    [
      { SOCIAL_LINKS: 'LinkedIn=javascript:alert(1)' },
      'SOCIAL_LINKS has to look like LinkedIn=https://www.linkedin.com/company/example, GitHub=https://github.com/example.',
    ],
    [
      { REMOTE_ORIGINS: '*' },
      'REMOTE_ORIGINS has to be origins separated by commas, such as https://parts.example.com or http://localhost:*.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of fatal, error, warn, info, debug, trace, silent.'],
    [
      { DATABASE_URL: 'postgres://x' },
      'DATABASE_URL has to look like postgres://user:password@db.example.com:5432/northlight.',
    ],
  ])('%j is answered by one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });

  it('does not hide another one', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT.+\nDEMO.+$/);
  });
});

describe('settings', () => {
  it('are those of the embedded default when nothing is set', () => {
    expect(readConfig({ HOST: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      productName: 'Northlight',
      evaluationAccess: 'everyone',
      demo: true,
      requireVerifiedEmail: false,
      trustProxy: false,
    });
  });

  it.each(['0.0.0.0', '192.0.2.7', '::'])('have no demo data on the public address %s', (HOST) => {
    expect(readConfig({ HOST, DEMO: 'on' }).demo).toBe(false);
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('have demo data on %s unless it is off', (HOST) => {
    expect(readConfig({ HOST }).demo).toBe(true);
    expect(readConfig({ HOST, DEMO: 'off' }).demo).toBe(false);
  });

  it('ask for verified addresses as soon as mail can be sent', () => {
    expect(readConfig({ SMTP_URL: 'smtp://localhost:1025' }).requireVerifiedEmail).toBe(true);
    expect(readConfig({ SMTP_URL: 'smtp://localhost:1025', REQUIRE_VERIFIED_EMAIL: 'off' }).requireVerifiedEmail).toBe(
      false,
    );
  });

  it('let a browser take parts from this machine in the demo, and from nowhere on a public address', () => {
    expect(readConfig({}).remoteOrigins).toContain('http://localhost:*');
    expect(readConfig({ HOST: '0.0.0.0' }).remoteOrigins).toEqual([]);
    expect(readConfig({ DEMO: 'off' }).remoteOrigins).toEqual([]);
    expect(readConfig({ HOST: '0.0.0.0', REMOTE_ORIGINS: 'https://parts.example.com' }).remoteOrigins).toEqual([
      'https://parts.example.com',
    ]);
  });

  it('name where the company is found elsewhere', () => {
    expect(
      readConfig({ SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/x?a=b, X=https://x.com/x' }).socialLinks,
    ).toEqual([
      { label: 'LinkedIn', url: 'https://www.linkedin.com/company/x?a=b' },
      { label: 'X', url: 'https://x.com/x' },
    ]);
  });

  it('lead to the networks themselves until the company says where it is, and nowhere when told so', () => {
    expect(readConfig({}).socialLinks.map(({ label }) => label)).toEqual(['LinkedIn', 'X']);
    expect(readConfig({ SOCIAL_LINKS: 'off' }).socialLinks).toEqual([]);
  });

  it('take the public address without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://app.example.com/' }).publicUrl).toBe('https://app.example.com');
  });
});
