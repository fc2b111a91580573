/** A request to the server, in either protocol. */
export interface Asked {
  protocol: 'openai' | 'anthropic';
  system: string;
  messages: { role: string; text: string }[];
  /** The request body as sent. */
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** Counted from 1. */
  count: number;
}

/** The reply to one request. */
export interface Reply {
  /** The text, in one chunk or several. */
  text?: string | string[];
  finish?: 'stop' | 'length' | 'refusal';
  usage?: { input: number; output: number };
  /** Any status other than 200 sends `error` instead of text. */
  status?: number;
  headers?: Record<string, string>;
  error?: string;
  /** Closes the connection after all chunks, before the end of the stream. */
  cut?: boolean;
  /** Stops sending: before the response headers, or after the chunks. */
  hang?: 'at-once' | 'after-text';
}

export type Behaviour = (asked: Asked) => Reply;
