import type { Asked, Reply } from './types.ts';

type Content = string | { type: string; text?: string }[];
type Message = { role: string; content: Content };

const textOf = (content: Content) =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');

/** Parses a request of either protocol. */
export function readAsked(
  path: string,
  body: Record<string, unknown>,
): Pick<Asked, 'protocol' | 'system' | 'messages'> {
  const messages = (body.messages as Message[]).map(({ role, content }) => ({ role, text: textOf(content) }));
  if (path.endsWith('/messages')) {
    return { protocol: 'anthropic', system: textOf((body.system ?? '') as Content), messages };
  }
  const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer';
  return {
    protocol: 'openai',
    system: messages
      .filter(isSystem)
      .map(({ text }) => text)
      .join('\n'),
    messages: messages.filter((message) => !isSystem(message)),
  };
}

const FINISH = {
  openai: { stop: 'stop', length: 'length', refusal: 'content_filter' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' },
} as const;

interface Frames {
  begin: string[];
  piece(text: string): string;
  end: string[];
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

function openAi(model: unknown, { finish = 'stop', usage = { input: 1, output: 1 } }: Reply): Frames {
  const chunk = (delta: object, reason: string | null) =>
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model,
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
  const counted = {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  };
  return {
    begin: [chunk({ role: 'assistant', content: '' }, null)],
    piece: (content) => chunk({ content }, null),
    end: [
      chunk({}, FINISH.openai[finish]),
      data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage: counted }),
      'data: [DONE]\n\n',
    ],
  };
}

function anthropic(model: unknown, { finish = 'stop', usage = { input: 1, output: 1 } }: Reply): Frames {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: 1 },
  };
  const delta = { stop_reason: FINISH.anthropic[finish], stop_sequence: null };
  const block = { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } };
  return {
    begin: [event({ type: 'message_start', ...{ message } }), event(block)],
    piece: (text) => event({ type: 'content_block_delta', ...{ index: 0, delta: { type: 'text_delta', text } } }),
    end: [
      event({ type: 'content_block_stop', ...{ index: 0 } }),
      event({ type: 'message_delta', ...{ delta, usage: { output_tokens: usage.output } } }),
      event({ type: 'message_stop' }),
    ],
  };
}

/** The events of a streamed answer. */
export const framesOf = ({ protocol, body }: Asked, reply: Reply): Frames =>
  protocol === 'anthropic' ? anthropic(body.model, reply) : openAi(body.model, reply);

/** An error in the form of each protocol. */
export const errorOf = ({ protocol }: Asked, { status = 500, error = 'It did not work.' }: Reply) =>
  protocol === 'anthropic'
    ? { type: 'error', error: { type: 'api_error', message: error } }
    : { error: { message: error, type: 'server_error', code: status } };
