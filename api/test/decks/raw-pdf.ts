/** Body of one object: text, or a dictionary (without its length) with its stream. */
export type RawObject = string | { dictionary: string; stream: Uint8Array };

/**
 * Writes a PDF byte by byte, for files that no library would produce. Objects are numbered from 1; the first is the
 * catalog. `trailer` is added to the trailer's dictionary.
 */
export function rawPdf(objects: readonly RawObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const add = (data: string | Uint8Array) => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`);
      add(object.stream);
      add('\nendstream');
    }
    add('\nendobj\n');
    return offset;
  });
  const start = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** The objects of a document with one page: catalog, page tree, page, contents. Others may follow from number 5. */
export function onePage(contents: RawObject, { resources = '', box = '0 0 960 540' } = {}): RawObject[] {
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
  ];
}

export function textStream(text: string): RawObject {
  return { dictionary: '', stream: Buffer.from(text, 'latin1') };
}
