import type { ByteRange } from '../files/store.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14). Null if the whole file answers it: there is no
 * range, it is malformed, or it has several parts.
 * @param size of the whole file, in bytes
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}
