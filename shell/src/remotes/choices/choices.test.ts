import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** Simulates a page load at this address, in an installation that allows overrides from localhost. */
async function open(address: string) {
  document.body.innerHTML =
    '<script id="settings" type="application/json">{"remote_origins":["http://localhost:*"]}</script>';
  history.replaceState(null, '', address);
  jest.resetModules();
  const choices = await import('./choices.ts');
  const links = await import('./linked-choices.ts');
  const asks = choices.asksForChoices();
  const linked = links.takeFromAddress();
  expect(asks).toBe(linked !== null);
  return { ...choices, ...links, ...(await import('./store-choices.ts')), linked };
}

/** Opens the link and accepts what it asks for. */
async function accept(address: string) {
  const { linked, storeChoices } = await open(address);
  if (linked) storeChoices(linked);
}

const stored = async () => (await open('/')).readChoices();
const isAsked = async (address: string) => {
  const { linked, needsConsent } = await open(address);
  return linked !== null && needsConsent(linked);
};

afterEach(async () => {
  await accept('/?remote=&disable-remotes=');
  sessionStorage.clear();
});

describe('a link', () => {
  const address = '/investors?search=ada&remote=mfe-x@http://localhost:3005&disable-remotes=mfe-y';

  it('changes nothing by itself, and leaves the address as it was without it', async () => {
    expect(await isAsked(address)).toBe(true);
    expect(location.search).toBe('?search=ada');
    expect(document.cookie).not.toContain('mfe-x');
    expect(await stored()).toEqual({ overrides: [], refused: [], disabled: [] });
  });

  it('is not asked about again while its choices are active', async () => {
    await accept(address);
    expect(await isAsked(address)).toBe(false);
    expect(await isAsked('/?disable-remotes=')).toBe(false);
    expect(await isAsked('/?remote=mfe-x@http://localhost:3006')).toBe(true);
    expect(await isAsked('/?disable-remotes=mfe-y,mfe-z')).toBe(true);
  });

  it('without a choice is not asked about', async () => {
    expect((await open('/investors?search=ada')).linked).toBeNull();
  });
});

describe('a part from elsewhere', () => {
  const override = { name: 'mfe-x', origin: 'http://localhost:3005' };

  it('stays for this browser', async () => {
    await accept('/?remote=mfe-x@http://localhost:3005');
    expect((await stored()).overrides).toEqual([override]);
  });

  it('is gone once it is taken back, without a question', async () => {
    await accept('/?remote=mfe-x@http://localhost:3005');
    expect(await isAsked('/?remote=')).toBe(false);
    await accept('/?remote=');
    expect((await stored()).overrides).toEqual([]);
  });

  it('is refused when its origin is not allowed, and not kept', async () => {
    const evil = { name: 'mfe-x', origin: 'https://evil.example' };
    const { linked, needsConsent, readChoices } = await open('/?remote=mfe-x@https://evil.example');
    expect(linked).toMatchObject({ overrides: [], refused: [evil], added: [] });
    expect(linked && needsConsent(linked)).toBe(false);
    expect(readChoices(linked?.refused)).toEqual({ overrides: [], refused: [evil], disabled: [] });
    await accept('/?remote=mfe-x@https://evil.example');
    expect(await stored()).toMatchObject({ overrides: [], refused: [] });
  });
});

describe('a part that is switched off', () => {
  it('stays off in this tab until it is switched on', async () => {
    await accept('/?disable-remotes=mfe-x,mfe-y');
    expect((await stored()).disabled).toEqual(['mfe-x', 'mfe-y']);
    await accept('/?disable-remotes=');
    expect((await stored()).disabled).toEqual([]);
  });

  it('is named as parts are named, and nothing else is taken for a name', async () => {
    await accept('/?disable-remotes=<b>,mfe-x');
    expect((await stored()).disabled).toEqual(['mfe-x']);
  });
});
