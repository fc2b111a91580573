import { configure, type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { MAX_ENTRIES, MAX_PICTURE, MAX_PICTURES_TOTAL, MAX_XML, MAX_XML_TOTAL } from '../../limits.ts';
import { Failure } from '../failure.ts';

configure({ useWebWorkers: false });

/** First bytes of the container of old Office files, and of new ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

function refuseOthers(file: Buffer): void {
  if (COMPOUND.every((byte, at) => file[at] === byte)) {
    throw new Failure(file.includes(ENCRYPTED) ? 'pptx_encrypted' : 'old_powerpoint');
  }
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new Failure('not_a_pptx');
}

/** Unpacks an entry, however much it claims to hold. */
async function unpack(entry: FileEntry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new Failure('pptx_too_complex');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > most) throw new Failure('pptx_too_complex');
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(sink);
  } catch (error) {
    if (error instanceof Failure || size > most) throw new Failure('pptx_too_complex');
    throw new Failure('pptx_damaged');
  }
  return Buffer.concat(chunks);
}

/** The parts of a package, by path. Names differ only by more than capitals. */
export class Archive {
  readonly #entries: ReadonlyMap<string, FileEntry>;
  #xmlBytes = 0;
  #pictureBytes = 0;

  private constructor(entries: ReadonlyMap<string, FileEntry>) {
    this.#entries = entries;
  }

  /** @throws Failure when the file is no ZIP archive or holds too many files. */
  static async open(file: Buffer): Promise<Archive> {
    refuseOthers(file);
    const entries = new Map<string, FileEntry>();
    try {
      let count = 0;
      for await (const entry of new ZipReader(new Uint8ArrayReader(file)).getEntriesGenerator()) {
        count += 1;
        if (count > MAX_ENTRIES) throw new Failure('pptx_too_complex');
        const path = entry.filename.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
        if (!entry.directory && !entries.has(path)) entries.set(path, entry);
      }
    } catch (error) {
      throw error instanceof Failure ? error : new Failure('pptx_damaged');
    }
    return new Archive(entries);
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /** The bytes of an XML part; null without it. @throws Failure */
  async xml(path: string): Promise<Buffer | null> {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) return null;
    const data = await unpack(entry, Math.min(MAX_XML, MAX_XML_TOTAL - this.#xmlBytes));
    this.#xmlBytes += data.length;
    return data;
  }

  /** The bytes of a picture; null without it, or when it is too large. */
  async picture(path: string): Promise<Buffer | null> {
    const entry = this.#entries.get(path.toLowerCase());
    const most = Math.min(MAX_PICTURE, MAX_PICTURES_TOTAL - this.#pictureBytes);
    if (!entry || entry.uncompressedSize > most) return null;
    const data = await unpack(entry, most).catch(() => null);
    this.#pictureBytes += data?.length ?? 0;
    return data;
  }
}
