/**
 * A Content-Disposition header with an ASCII name for old clients and the full name for others. Escaping keeps the name
 * from ending the header.
 */
export function dispositionOf(kind: 'inline' | 'attachment', given: string): string {
  const name = given.toWellFormed(); // a lone surrogate cannot be escaped
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
