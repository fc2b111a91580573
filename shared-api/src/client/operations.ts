import type { HttpMethod, PathsWithMethod, RequiredKeysOf, SuccessResponse } from 'openapi-typescript-helpers';
import type { paths } from '../contract.generated.ts';
import type { OnProgress } from './upload.ts';

/** Methods of the API. */
export type Method = Exclude<HttpMethod, 'options' | 'head' | 'trace'>;

/** Paths that have this method, as the contract spells them. */
export type Path<M extends Method> = PathsWithMethod<paths, M>;

type Part = 'path' | 'query' | 'header';

type Operation<M extends Method, P extends Path<M>> = Extract<
  paths[P][M],
  { parameters: { [part in Part]?: unknown }; responses: Record<number, unknown> }
>;

/** An open form has fields of any name, some text and some files; its index signature has to allow both. */
type Fields<F> = string extends keyof F ? { [K in keyof F]: F[K] | string } : F;

type Body<O> = O extends { requestBody: { content: infer C } }
  ? C extends { 'multipart/form-data': infer F }
    ? { form: Fields<F> }
    : C extends { 'application/json': infer J }
      ? { json: J }
      : never
  : unknown;

/** What the contract wants with a call: `path`, `query` and `header`, and the body as `json` or `form`. */
export type Parameters<M extends Method, P extends Path<M>> = Pick<Operation<M, P>['parameters'], Part> &
  Body<Operation<M, P>>;

/** How a call is sent, whatever it is. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds. @default TIMEOUTS.standard */
  timeout?: number | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** For calls that never carry a token. */
  anonymous?: boolean;
  /** Called while a form is sent. */
  onProgress?: OnProgress | undefined;
}

type Values = Record<string, string | number | boolean | undefined>;

/** Options of any call, as they are at run time. */
export interface AnyOptions extends SendOptions {
  path?: Values;
  query?: Values;
  header?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string | number | Blob | undefined>;
}

/** Options of one call. They may be left out when the contract requires none. */
export type Options<M extends Method, P extends Path<M>> =
  RequiredKeysOf<Parameters<M, P>> extends never
    ? [options?: Parameters<M, P> & SendOptions]
    : [options: Parameters<M, P> & SendOptions];

/** JSON that a call answers on success; undefined for 204. */
export type Json<M extends Method, P extends Path<M>> = SuccessResponse<
  Operation<M, P>['responses'],
  'application/json'
>;

/** Events that a call answers one by one; never for a call that does not stream. */
export type EventOf<M extends Method, P extends Path<M>> = Extract<
  SuccessResponse<Operation<M, P>['responses'], 'text/event-stream'>,
  { event: string }
>;

/** A successful answer whose JSON has the contract's type. */
export interface JsonResponse<T> extends Response {
  json(): Promise<T>;
}
