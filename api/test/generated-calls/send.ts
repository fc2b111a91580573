import type { InjectOptions } from 'fastify';
import type { TestApp } from '../factories/app.ts';
import type { Body, Call, FileName } from './calls.ts';
import type { Operation } from './operations.ts';
import type { SeededData } from './seeded-data.ts';
import { resolve } from './values.ts';

const BOUNDARY = 'northlight-test-boundary';

/** A text in a URL. A lone surrogate, which has no encoding, is sent as the bytes that some clients make of it. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const queryOf = (query: Record<string, unknown>) =>
  Object.entries(query)
    .flatMap(([key, value]) => [value].flat().map((one) => `${key}=${encode(textOf(one))}`))
    .join('&');

/** The URL of a call without links. */
export function urlOf({ path }: Operation, call: Call, values: Record<string, unknown>): string {
  const place = path.replace(/\{(\w+)\}/g, (_, name) => encode(textOf(resolve(call.path[name], values))));
  const query = queryOf(resolve(call.query, values) as Record<string, unknown>);
  return query ? `${place}?${query}` : place;
}

function formOf(
  body: Extract<Body, { kind: 'form' }>,
  values: Record<string, unknown>,
  files: Record<FileName, Uint8Array>,
) {
  const parts = body.parts.flatMap(({ name, value, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const field = textOf(resolve(name, values));
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}${type ? `\r\nContent-Type: ${type}` : ''}\r\n\r\n`;
    const content = filename === undefined ? textOf(resolve(value, values)) : files[value as FileName];
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return body.isCut ? whole.subarray(0, whole.length / 2) : whole;
}

function payloadOf(body: Body, values: Record<string, unknown>, files: Record<FileName, Uint8Array>) {
  if (body.kind === 'raw') return { type: body.type, payload: body.text };
  if (body.kind === 'form')
    return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload: formOf(body, values, files) };
  return { type: 'application/json', payload: JSON.stringify(resolve(body.value, values)) ?? '' };
}

/** Sends a call to the server, with the seeded values in their places. */
export async function send(
  { app, clock }: TestApp,
  {
    operation,
    call,
    data,
    files,
  }: { operation: Operation; call: Call; data: SeededData; files: Record<FileName, Uint8Array> },
) {
  clock.pass(1);
  const values = await data.valuesOf(call.role, 're-authentication' in call.headers);
  const body = call.body && payloadOf(call.body, values, files);
  const authorization = data.authorizationOf(call.role);
  const options: InjectOptions = {
    method: call.method as 'GET',
    url: (call.isLinked && data.links[call.operation]) || urlOf(operation, call, values),
    remoteAddress: call.address,
    headers: {
      ...(body?.type && { 'content-type': body.type }),
      ...(authorization && { authorization }),
      ...(resolve(call.headers, values) as Record<string, string>),
    },
    ...(body && { payload: body.payload }),
  };
  return { url: String(options.url), answer: await app.inject(options) };
}
