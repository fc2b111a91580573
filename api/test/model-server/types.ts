/** What the server was asked, whichever protocol it came in. */
export interface Asked {
  protocol: 'openai' | 'anthropic';
  system: string;
  messages: { role: string; text: string }[];
  /** The body as it was sent. */
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** Counted from 1. */
  count: number;
}

/** How the model answers one request. */
export interface Reply {
  /** What it writes, in one piece or in several. */
  text?: string | string[];
  finish?: 'stop' | 'length' | 'refusal';
  usage?: { input: number; output: number };
  /** Anything but 200 is answered with `error` instead of text. */
  status?: number;
  headers?: Record<string, string>;
  error?: string;
  /** The connection breaks once all pieces are written, before the end of the stream. */
  cut?: boolean;
  /** Nothing comes any more: not even the head of the answer, or nothing after the pieces. */
  hang?: 'at-once' | 'after-text';
}

export type Behaviour = (asked: Asked) => Reply;
