import { createServer } from 'node:http';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { checkAdvisories, makeSbom, writeNotices } from './index.mjs';

const nameOf = ({ group, name }) => [group, name].filter(Boolean).join('/');
const flat = (components) => components.flatMap((one) => [one, ...flat(one.components ?? [])]);

describe('the bill of materials', () => {
  let sbom;
  beforeAll(async () => {
    sbom = await makeSbom();
  });

  it('is a CycloneDX document', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot7);
    expect(await validator.validate(JSON.stringify(sbom))).toBeNull();
  });

  it('lists what runs on servers and in browsers, with the hash of each package', () => {
    const packages = sbom.components.filter(({ purl, name }) => purl && !/northlight/.test(purl) && name);
    expect(packages.map(nameOf)).toEqual(expect.arrayContaining(['react', 'fastify', 'sharp', '@hyzyla/pdfium', 'ky']));
    const hashless = packages.filter(
      ({ externalReferences }) =>
        !externalReferences.some(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512')),
    );
    expect(hashless).toEqual([]);
  });

  it('lists what packages contain, the fonts, and Node', () => {
    const names = flat(sbom.components).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'PDFium',
        'Tesseract',
        'Leptonica',
        'vips',
        'Inter',
        'Newsreader',
        'Tabler Icons',
        'Node.js',
      ]),
    );
    const [vips] = flat(sbom.components).filter(({ name }) => name === 'vips');
    expect(vips.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('leaves out what only tests the product', () => {
    const names = sbom.components.map(nameOf);
    expect(names.filter((name) => /playwright|^jest$|storybook|@biomejs/.test(name))).toEqual([]);
  });
});

describe('the notices', () => {
  it('name every package and every font that ships, with the text of its license', async () => {
    const [notices, { components }] = await Promise.all([writeNotices(), makeSbom()]);
    const lines = new Set(notices.split('\n'));
    const missing = components
      .filter(({ purl }) => purl && !/northlight/.test(purl))
      .filter(
        ({ group, name, version }) =>
          ![...lines].some((line) => line.startsWith(`${nameOf({ group, name })} `) && line.includes(version)),
      );
    expect(missing.map(nameOf)).toEqual([]);
    for (const text of [
      'SIL OPEN FONT LICENSE',
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'GNU GENERAL PUBLIC LICENSE',
      'The PDFium Authors',
      'The Inter Project Authors',
      'The Newsreader Project Authors',
    ])
      expect(notices).toContain(text);
    expect(notices).not.toMatch(/undefined|Unknown/);
  });
});

describe('known vulnerabilities', () => {
  let registry;
  afterEach(() => registry?.close());

  /** A registry that answers every question about vulnerabilities in this way. */
  async function answering(status, body) {
    registry = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
    });
    await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
    return ['--registry', `http://127.0.0.1:${registry.address().port}/`];
  }

  it('are listed with the release that fixes them and the day it is due', async () => {
    const advisory = {
      id: 1,
      url: 'https://example.com/advisory',
      title: 'Slow requests stop the server',
      severity: 'high',
      vulnerable_versions: '<99.0.0',
      cwe: ['CWE-400'],
      cvss: { score: 7.5, vectorString: null },
    };
    const { checked, lines } = await checkAdvisories(await answering(200, JSON.stringify({ fastify: [advisory] })));
    expect(checked).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^high: fastify \d.*Slow requests stop the server \(fixed in >=99\.0\.0; due in 7 days\)/);
  });

  it('are none if the registry knows none', async () => {
    expect(await checkAdvisories(await answering(200, '{}'))).toEqual({ checked: true, lines: [] });
  });

  it('are not said to be none if the registry gives no answer', async () => {
    const { checked, lines } = await checkAdvisories(await answering(405, '{}'));
    expect({ checked, lines }).toEqual({ checked: false, lines: [expect.stringContaining('responded with 405')] });
    const refused = await checkAdvisories(['--registry', 'http://127.0.0.1:9/']);
    expect(refused).toEqual({ checked: false, lines: [expect.stringMatching(/gives no answer/)] });
  });
});
