import { describe, expect, it } from '@jest/globals';
import { DECK_MAX_BYTES } from './limits.ts';
import { ANSWER_UPLOAD, checkUpload, DECK_UPLOAD, EVALUATION_UPLOAD, extensionOf } from './uploads.ts';

describe('choosing a file', () => {
  it('asks for a file when there is none', () => {
    expect(checkUpload(null, DECK_UPLOAD)).toMatchObject({
      title: 'No file selected',
      message: 'Please upload a pitch deck first',
    });
    expect(checkUpload(undefined, EVALUATION_UPLOAD)?.message).toBe('Please upload a PDF pitch deck first.');
  });

  it.each(['exe', 'bat', 'cmd', 'sh', 'msi', 'apk', 'com', 'js'])(
    'refuses an executable .%s as a deck',
    (extension) => {
      expect(checkUpload({ name: `deck.pdf.${extension.toUpperCase()}`, size: 1 }, DECK_UPLOAD)).toEqual({
        code: 'executable',
        title: 'Invalid file type',
        message: 'Executable files are not allowed',
      });
    },
  );

  it('takes a file of any type as an answer', () => {
    expect(checkUpload({ name: 'demo.exe', size: 1 }, ANSWER_UPLOAD)).toBeNull();
  });

  it.each(['deck.pptx', 'deck', 'pdf', 'deck.pdf.zip', ''])('takes only PDF for a deck, so not %j', (name) => {
    expect(checkUpload({ name, size: 1 }, DECK_UPLOAD)).toMatchObject({
      title: 'Invalid file type',
      message: 'Allowed types: PDF',
    });
  });

  it('refuses a deck of one byte over 50 MB', () => {
    expect(checkUpload({ name: 'deck.pdf', size: DECK_MAX_BYTES + 1 }, DECK_UPLOAD)).toMatchObject({
      title: 'File too large',
      message: 'Maximum size is 50MB',
    });
  });

  it('takes a deck of exactly 50 MB, whatever its capitals', () => {
    expect(checkUpload({ name: 'Deck.PDF', size: DECK_MAX_BYTES }, DECK_UPLOAD)).toBeNull();
  });

  it('takes any type up to 100 MB as an answer', () => {
    expect(checkUpload({ name: 'plan.xlsx', size: 100 * 1024 * 1024 }, ANSWER_UPLOAD)).toBeNull();
    expect(checkUpload({ name: 'plan.xlsx', size: 100 * 1024 * 1024 + 1 }, ANSWER_UPLOAD)?.message).toBe(
      'Maximum size is 100MB',
    );
  });

  it('is not fooled by dots and spaces after the extension', () => {
    expect(extensionOf('virus.exe. ')).toBe('exe');
  });
});
