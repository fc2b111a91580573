import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remote } from './index.mjs';
import { SHARED } from './shared.mjs';

let dir;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'northlight-remote-'));
  await mkdir(join(dir, 'src/pages'), { recursive: true });
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name: '@northlight/mfe-x', version: '1.2.0' }));
});
afterEach(() => rm(dir, { recursive: true }));

/** Build of a remote with this declaration. Uses `.mjs` instead of `.ts`, whose types Node would strip. */
async function configured(declaration) {
  await writeFile(join(dir, 'remote.ts'), `export default ${JSON.stringify(declaration)};`);
  return remote(dir)({}, { mode: 'production' });
}

const declaration = {
  name: 'mfe-x',
  version: '1.2.0',
  routes: [{ path: '/x', page: 'XPage', access: 'everyone', title: 'X' }],
  nav: [],
};

describe('the build of a remote', () => {
  it('fails when a declared page does not exist, and says which', async () => {
    await expect(configured(declaration)).rejects.toThrow(
      'mfe-x declares XPage for /x, but src/pages/XPage.tsx does not exist.',
    );
  });

  it('fails when it is declared under another name than its package', async () => {
    await expect(configured({ ...declaration, name: 'mfe-y' })).rejects.toThrow(
      'is named mfe-y, its package @northlight/mfe-x',
    );
  });

  it('fails when it is declared in another version than its package', async () => {
    await expect(configured({ ...declaration, version: '1.1.0' })).rejects.toThrow(
      'is version 1.1.0, its package 1.2.0',
    );
  });

  it('exposes exactly the declared pages and carries no copy of what is shared', async () => {
    await writeFile(join(dir, 'src/pages/XPage.tsx'), 'export default () => null;');
    await writeFile(join(dir, 'src/pages/HiddenPage.tsx'), 'export default () => null;');
    const config = await configured(declaration);
    const [{ _options: federation }] = config.plugins;
    expect(Object.keys(federation.exposes)).toEqual(['./XPage']);
    expect(Object.values(federation.shared).map(({ shareKey }) => shareKey)).toEqual(SHARED.map(({ name }) => name));
    for (const policy of Object.values(federation.shared))
      expect(policy).toMatchObject({ import: false, singleton: true });
  });

  describe('that extends other remotes', () => {
    const extending = (point, component = 'Note') =>
      configured({ ...declaration, extensions: [{ point, component, access: 'login' }] });
    beforeEach(async () => {
      await mkdir(join(dir, 'src/extensions'));
      await writeFile(join(dir, 'src/pages/XPage.tsx'), 'export default () => null;');
      const note = "export default (_: ExtensionProps<'deck-to-send'>) => null;";
      await writeFile(join(dir, 'src/extensions/Note.tsx'), note);
    });

    it('exposes the declared extensions', async () => {
      const [{ _options: federation }] = (await extending('deck-to-send')).plugins;
      expect(federation.exposes['./Note'].import).toBe('./src/extensions/Note.tsx');
    });

    it.each([
      ['deck-to-send', 'Missing', 'src/extensions/Missing.tsx does not exist.'],
      ['sent-deck-slide', 'Note', "./src/extensions/Note.tsx does not take ExtensionProps<'sent-deck-slide'>."],
      ['no-such-point', 'Note', 'there is no such extension point (shared-api/src/remote.ts).'],
      ['toString', 'Note', 'there is no such extension point (shared-api/src/remote.ts).'],
      ['deck-to-send', 'XPage', 'mfe-x has a page of that name.'],
    ])('fails for %s with %s: %s', async (point, component, problem) => {
      await expect(extending(point, component)).rejects.toThrow(
        `mfe-x declares ${component} for ${point}, but ${problem}`,
      );
    });
  });
});
