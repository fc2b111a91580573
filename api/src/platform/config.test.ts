import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

const model = {
  AI_ENGINE: 'llm',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'local-1',
  AI_BASE_URL: 'http://localhost:11434/v1',
  AI_API_KEY: 'sk-1',
};

const shared = {
  DATABASE_URL: 'postgres://northlight@127.0.0.1/northlight',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

describe('a wrong setting', () => {
  it.each(SETTING_NAMES)('%s is named by each of its messages', (name) => {
    for (const value of ['-', 'x'.repeat(2000), '1e99', 'http://']) {
      try {
        readConfig({ [name]: value });
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        for (const sentence of (error as ConfigError).message.split('\n')) expect(sentence).toContain(name);
      }
    }
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ EVALUATION_ACCESS: 'nobody' }, 'EVALUATION_ACCESS must be everyone or login.'],
    [{ DEMO: 'maybe' }, 'DEMO must be on or off.'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address such as https://app.example.com.'],
    [{ PROVIDER_EMAIL: 'us' }, 'PROVIDER_EMAIL must be an email address.'],
    [{ COST_NOTE: 'x'.repeat(201) }, 'COST_NOTE can have at most 200 characters.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtp://user:password@mail.example.com:587.'],
    [{ DECK_READERS: '0' }, 'DECK_READERS must be a whole number from 1 to 64.'],
    [{ TELEMETRY_PERCENT: '101' }, 'TELEMETRY_PERCENT must be a whole number from 0 to 100.'],
    [
      { SOCIAL_LINKS: 'LinkedIn=javascript:alert(1)' },
      'SOCIAL_LINKS must look like LinkedIn=https://www.linkedin.com/company/example, GitHub=https://github.com/example.',
    ],
    [
      { ASSETS_URL: 'https://cdn.example.com/northlight' },
      'ASSETS_URL must be an origin such as https://cdn.example.com, without a path.',
    ],
    [
      { REMOTE_ORIGINS: '*' },
      'REMOTE_ORIGINS must be origins separated by commas, such as https://parts.example.com or http://localhost:*.',
    ],
    [{ AI_ENGINE: 'magic' }, 'AI_ENGINE must be rubric or llm.'],
    [{ ...model, AI_PROVIDER: 'other' }, 'AI_PROVIDER must be openai-compatible or anthropic.'],
    [{ ...model, AI_PROVIDER: '' }, 'AI_ENGINE=llm needs AI_PROVIDER: openai-compatible or anthropic.'],
    [{ ...model, AI_MODEL: '' }, 'AI_ENGINE=llm needs AI_MODEL, the name of the model.'],
    [
      { ...model, AI_BASE_URL: '' },
      'AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as http://localhost:11434/v1.',
    ],
    [{ ...model, AI_PROVIDER: 'anthropic', AI_API_KEY: '' }, 'AI_PROVIDER=anthropic needs AI_API_KEY.'],
    [
      { ...model, AI_BASE_URL: 'https://me:secret@models.example.com' },
      'AI_BASE_URL must be an address such as https://models.example.com/v1, without a user or password.',
    ],
    [{ ...model, AI_API_KEY: 'two words' }, 'AI_API_KEY must contain only ASCII characters, without spaces.'],
    [{ ...model, AI_TIMEOUT: '1' }, 'AI_TIMEOUT must be a whole number from 1000 to 280000.'],
    [{ ...model, AI_INPUT_PRICE: '3' }, 'AI_INPUT_PRICE and AI_OUTPUT_PRICE have to be set together.'],
    [
      { ...model, AI_COST_PER_DAY: '5' },
      'AI_COST_PER_DAY needs AI_INPUT_PRICE and AI_OUTPUT_PRICE, in dollars per million tokens.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [
      { DATABASE_URL: 'postgres://x' },
      'DATABASE_URL must look like postgres://user:password@db.example.com:5432/northlight.',
    ],
    [
      { ROLE: 'web' },
      'ROLE needs DATABASE_URL: the embedded database works with a single server that does everything.',
    ],
    [{ ...shared, WEB_PROCESSES: '0' }, 'WEB_PROCESSES must be a whole number from 1 to 64.'],
    [
      { ...shared, WEB_PROCESSES: '2', DATABASE_URL: '' },
      'WEB_PROCESSES needs DATABASE_URL: the embedded database works with a single server that does everything.',
    ],
    [
      { ...shared, WEB_PROCESSES: '2', REDIS_URL: '' },
      'WEB_PROCESSES needs REDIS_URL: otherwise each process counts requests by itself, which multiplies the limits.',
    ],
    [
      { ...shared, WEB_PROCESSES: '2', ROLE: 'worker' },
      'WEB_PROCESSES needs ROLE=web or ROLE=all: a worker answers no requests.',
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

  it('have no demo data where people come by a public address, though a proxy of this machine brings them', () => {
    const config = readConfig({ PUBLIC_URL: 'https://app.example.com', DEMO: 'on' });
    expect(config).toMatchObject({ demo: false, embedded: false, remoteOrigins: [] });
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:8080' })).toMatchObject({ demo: true, embedded: true });
  });

  it('have demo data in PostgreSQL when told so on this machine, and never otherwise', () => {
    const DATABASE_URL = 'postgres://northlight@127.0.0.1/northlight';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ DATABASE_URL, DEMO: 'on', HOST: '0.0.0.0' }).demo).toBe(false);
  });

  it('have one process unless told otherwise, which needs neither PostgreSQL nor Redis', () => {
    expect(readConfig({}).webProcesses).toBe(1);
    expect(readConfig({ WEB_PROCESSES: '1' }).webProcesses).toBe(1);
    expect(readConfig({ ...shared, WEB_PROCESSES: '2' }).webProcesses).toBe(2);
    expect(readConfig({ ...shared, WEB_PROCESSES: '64', ROLE: 'web' }).webProcesses).toBe(64);
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

  it('have the built-in engine alone until a model is set up, and then bounds for it', () => {
    expect(readConfig({}).languageModel).toBeNull();
    expect(readConfig({ ...model, AI_ENGINE: 'rubric' }).languageModel).toBeNull();
    expect(readConfig(model).languageModel).toMatchObject({
      provider: 'openai-compatible',
      model: 'local-1',
      tokensPerPerson: 500_000,
      costPerDay: null,
    });
  });

  it('never tell the key of a model in what is wrong with it', () => {
    expect(() => readConfig({ ...model, AI_API_KEY: 'sk secret' })).toThrow(/^(?!.*secret).*AI_API_KEY/s);
  });

  it('take the public address without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://app.example.com/' }).publicUrl).toBe('https://app.example.com');
  });
});

describe('every setting', () => {
  it('is described for those who run the server, and nothing else is', () => {
    const text = ['operations.md', 'language-models.md']
      .map((name) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8'))
      .join('\n');
    const described = new Set(text.match(/^\| `[^|]+/gm)?.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? []));
    expect([...described].sort()).toEqual([...SETTING_NAMES].sort());
  });
});
