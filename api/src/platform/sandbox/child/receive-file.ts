import { readSync } from 'node:fs';

/** Descriptor of the pipe from the server. */
const PIPE = 4;

/** The file that the server sends through the pipe. It may have been cut off since its size was taken. */
export function receiveFile(bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  let received = 0;
  for (let more = 1; more > 0 && received < bytes; received += more) more = readSync(PIPE, file, { offset: received });
  return file.subarray(0, received);
}
