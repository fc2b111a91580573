import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** Simulates a page load at this address, in an installation that allows overrides from localhost. */
async function open(address: string) {
  document.body.innerHTML =
    '<script id="settings" type="application/json">{"remote_origins":["http://localhost:*"]}</script>';
  history.replaceState(null, '', address);
  jest.resetModules();
  return (await import('./choices.ts')).readChoices();
}

afterEach(async () => {
  await open('/?remote=&disable-remotes=');
  sessionStorage.clear();
});

describe('a part from elsewhere', () => {
  const override = { name: 'mfe-x', origin: 'http://localhost:3005' };

  it('stays for this browser, and leaves the address as it was without it', async () => {
    expect(await open('/investors?search=ada&remote=mfe-x@http://localhost:3005')).toMatchObject({
      overrides: [override],
    });
    expect(location.search).toBe('?search=ada');
    expect(await open('/')).toMatchObject({ overrides: [override] });
  });

  it('is gone once it is taken back', async () => {
    await open('/?remote=mfe-x@http://localhost:3005');
    expect(await open('/?remote=')).toMatchObject({ overrides: [] });
    expect(await open('/')).toMatchObject({ overrides: [] });
  });

  it('is refused when its origin is not allowed, and not kept', async () => {
    const evil = { name: 'mfe-x', origin: 'https://evil.example' };
    expect(await open('/?remote=mfe-x@https://evil.example')).toMatchObject({ overrides: [], refused: [evil] });
    expect(await open('/')).toMatchObject({ overrides: [], refused: [] });
  });
});

describe('a part that is switched off', () => {
  it('stays off in this tab until it is switched on', async () => {
    expect((await open('/?disable-remotes=mfe-x,mfe-y')).disabled).toEqual(['mfe-x', 'mfe-y']);
    expect((await open('/')).disabled).toEqual(['mfe-x', 'mfe-y']);
    expect((await open('/?disable-remotes=')).disabled).toEqual([]);
  });

  it('is named as parts are named, and nothing else is taken for a name', async () => {
    expect((await open('/?disable-remotes=<b>,mfe-x')).disabled).toEqual(['mfe-x']);
  });
});
