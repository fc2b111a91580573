import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../platform/config.ts';
import { explainStart, greeting } from './start-up.ts';

const config = readConfig({ DATA_DIR: '/srv/northlight', PORT: '80', METRICS_PORT: '9464' });

describe('a failure at the start', () => {
  it.each([
    [
      { code: 'EADDRINUSE', syscall: 'listen' },
      'Port 80 is taken. Stop what uses it, or choose another: PORT=81 npm start.',
    ],
    [
      { code: 'EACCES', syscall: 'listen' },
      'Port 80 is reserved for the system. Choose one above 1023: PORT=8080 npm start.',
    ],
    [
      { code: 'EADDRINUSE', syscall: 'listen', port: 9464 },
      'Port 9464 is taken. Stop what uses it, or choose another METRICS_PORT.',
    ],
    [
      { code: 'EACCES', syscall: 'bind' },
      'Port 80 is reserved for the system. Choose one above 1023: PORT=8080 npm start.',
    ],
    [
      { code: 'EACCES', syscall: 'mkdir' },
      'No permission to write to /srv/northlight. Set DATA_DIR to a folder that you can write to, or change who owns this one.',
    ],
    [
      { code: 'SQLITE_READONLY' },
      'No permission to write to /srv/northlight. Set DATA_DIR to a folder that you can write to, or change who owns this one.',
    ],
    [
      { code: 'EROFS' },
      'The file system of /srv/northlight is read-only. Set DATA_DIR to a folder that can be written to.',
    ],
    [
      { code: 'ENOSPC' },
      'The disk is full: nothing can be written to /srv/northlight. Free some space and start again.',
    ],
    [
      { code: 'SQLITE_FULL' },
      'The disk is full: nothing can be written to /srv/northlight. Free some space and start again.',
    ],
    [
      { code: 'ENOENT', syscall: 'mkdir' },
      '/srv/northlight cannot be created: part of its path is missing or read-only. Set DATA_DIR to a folder that can be written to.',
    ],
    [
      { code: 'SQLITE_BUSY' },
      'The database in /srv/northlight is in use by another program. Stop that one and start again.',
    ],
  ])('%j is one sentence', (error, sentence) => {
    expect(explainStart(error, config)).toBe(sentence);
  });

  it('that nobody foresaw is not explained away', () => {
    expect(explainStart(new TypeError('x is not a function'), config)).toBeNull();
    expect(explainStart({ code: 'ENOENT', syscall: 'open' }, config)).toBeNull();
  });
});

describe('the greeting', () => {
  it('names no accounts where there are none, and tells where mail goes', () => {
    const real = readConfig({ HOST: '0.0.0.0', SMTP_URL: 'smtp://me:secret@mail.example.com:587' });
    const text = greeting(real, true).join('\n');
    expect(text).not.toMatch(/demo|secret/);
    expect(text).toContain('Emails are sent through mail.example.com:587.');
  });
});

describe('a database that cannot be used', () => {
  const onPostgres = readConfig({ DATABASE_URL: 'postgres://ada:secret@db.example.com:5432/northlight' });

  it.each([
    ['DATABASE_UNAVAILABLE', 'PostgreSQL is not responding at db.example.com:5432/northlight.'],
    ['28P01', 'rejected the user name or password'],
    ['3D000', 'PostgreSQL has no database db.example.com:5432/northlight.'],
    ['42501', 'is not allowed to create tables or the extension pg_trgm'],
    ['58P01', 'PostgreSQL is missing the extension pg_trgm.'],
  ])('is explained in one sentence that keeps the password: %s', (code, sentence) => {
    const said = explainStart({ code }, onPostgres);
    expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
  });
});
