import type { InjectOptions } from 'fastify';
import type { TestApp } from './app.ts';

/** Sends a request below /api and parses the JSON response. */
export async function call(
  { app }: TestApp,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  { body, headers, ip }: { body?: unknown; headers?: Record<string, string>; ip?: string } = {},
) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    ...(body !== undefined && { payload: body as object }),
    ...(headers && { headers }),
    ...(ip && { remoteAddress: ip }),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json') && response.body !== '';
  return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
}

/** A form with one file, as a browser sends it. */
export function fileForm(name: string, content: Uint8Array, field = 'file', fields: Record<string, string> = {}) {
  const boundary = 'northlight-test-boundary';
  const before = Object.entries(fields)
    .map(([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`)
    .join('');
  const head = `${before}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
