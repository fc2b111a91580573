import { useEffect, useState } from 'react';

async function sha256Of(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a file in hex digits. Null until it is known, and on a page without HTTPS, where browsers don't hash. */
export function useFileHash(file: File): string | null {
  const [hashed, setHashed] = useState<{ file: File; sha256: string } | null>(null);
  useEffect(() => {
    let current = true;
    sha256Of(file).then(
      (sha256) => current && setHashed({ file, sha256 }),
      () => {}, // without the hash, the extension stays absent
    );
    return () => {
      current = false;
    };
  }, [file]);
  return hashed?.file === file ? hashed.sha256 : null;
}
