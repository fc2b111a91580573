import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '../src/journey.ts';
import { DEMO } from '../src/person.ts';
import { startProduct } from '../src/product.ts';

test.describe('starting the product', () => {
  test('prints the address, the demo accounts and where mail lands', ({ product }) => {
    const [said] = product.output().split('Email for ');
    expect(said).toContain(product.url);
    for (const email of [DEMO.founder, DEMO.investor, DEMO.investor2, DEMO.admin]) expect(said).toContain(email);
    expect(said).toContain(DEMO.password);
    expect(said).toContain('outbox');
  });

  test('serves the page of any path, and no page in place of a script that is gone', async ({ product }) => {
    const page = await fetch(`${product.url}/dashboard`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const script = await fetch(`${product.url}/remotes/mfe-auth/0.0.0-gone/remoteEntry.js`);
    expect(script.status).toBe(404);
    expect(script.headers.get('content-type')).not.toContain('text/html');
  });

  test('tells the browser at once which scripts a path needs', { tag: '@mfe-auth' }, async ({ product }) => {
    const html = await (await fetch(`${product.url}/login`)).text();
    const preloaded = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    const ofThePage = preloaded.filter((href) => /^\/remotes\/mfe-auth\//.test(href ?? ''));
    const onDemand = preloaded.filter((href) => /^\/shell\//.test(href ?? ''));
    expect(ofThePage.length).toBeGreaterThan(1);
    expect(onDemand.length).toBeGreaterThan(0); // forms, which the shell provides to pages that use them
    expect(ofThePage.length + onDemand.length).toBe(preloaded.length);
    for (const href of preloaded) expect((await fetch(product.url + href)).status).toBe(200);
  });

  test('documents its calls at /api/docs', async ({ product }) => {
    expect((await fetch(`${product.url}/api/docs`)).status).toBe(200);
  });
});

test.describe('a start that cannot be', { tag: '@any-database' }, () => {
  test('says in one sentence that the port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    const failure = await startProduct({ PORT: String(port) }).catch((error: Error) => error.message);
    squatter.close();
    expect(failure).toMatch(new RegExp(`Port ${port} is (already )?(in use|taken)`, 'i'));
    expect(failure).not.toMatch(/\n\s+at /);
  });

  test('says in one sentence that the data folder cannot be made', async () => {
    const failure = await startProduct({ DATA_DIR: '/dev/null/data' }).catch((error: Error) => error.message);
    expect(failure).toContain('/dev/null/data');
    expect(failure).not.toMatch(/\n\s+at /);
  });

  test('says which setting it cannot understand', async () => {
    const failure = await startProduct({ PORT: 'nowhere' }).catch((error: Error) => error.message);
    expect(failure).toMatch(/PORT/);
  });
});

test('Ctrl-C stops it cleanly', async () => {
  const product = await startProduct();
  await expect(product.stop()).resolves.toBe(0);
  await expect(fetch(product.url)).rejects.toThrow();
});
