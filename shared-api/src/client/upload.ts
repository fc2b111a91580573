/** Called while a body goes out, with the share that has gone, 0 to 1. */
export type OnProgress = (share: number) => void;

/** Media type of an answer that comes event by event. */
export const EVENT_STREAM = 'text/event-stream';

/** Tests and stories put another function in the network's place; what is not the browser's own is not gone around. */
const isBrowsersOwn = (fetch: unknown) => /\[native code\]/.test(Function.prototype.toString.call(fetch));

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** The text of an answer as it comes in. */
function arriving(xhr: XMLHttpRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let passed = 0;
  return new ReadableStream({
    start(stream) {
      const pass = () => {
        const text = xhr.responseText.slice(passed);
        passed += text.length;
        if (text !== '') stream.enqueue(encoder.encode(text));
      };
      xhr.onprogress = pass;
      xhr.onload = () => {
        pass();
        stream.close();
      };
      xhr.onerror = () => stream.error(new TypeError('Failed to fetch'));
      xhr.onabort = () => stream.error(new DOMException('Aborted', 'AbortError'));
    },
    cancel: () => xhr.abort(),
  });
}

function sendByXhr(request: Request, body: XMLHttpRequestBodyInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const isStreamed = request.headers.get('accept') === EVENT_STREAM;
    xhr.open(request.method, request.url);
    xhr.responseType = isStreamed ? 'text' : 'blob';
    request.headers.forEach((value, name) => {
      // The browser writes the boundary of a form itself.
      if (!(body instanceof FormData && name === 'content-type')) xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    const answer = (content: BodyInit | null) => {
      const { status, statusText } = xhr;
      const headers = headersOf(xhr.getAllResponseHeaders());
      resolve(new Response([204, 205, 304].includes(status) ? null : content, { status, statusText, headers }));
    };
    xhr.onreadystatechange = () => {
      const isHere = xhr.readyState === xhr.HEADERS_RECEIVED && xhr.status < 300;
      if (isStreamed && isHere) answer(arriving(xhr));
    };
    xhr.onload = () => answer(xhr.response);
    xhr.onerror = () => reject(new TypeError('Failed to fetch'));
    xhr.onabort = () => reject(request.signal.reason ?? new DOMException('Aborted', 'AbortError'));
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    if (request.signal.aborted) xhr.abort();
    else xhr.send(body);
  });
}

/**
 * A `fetch` that tells how much of the body has gone out. By XMLHttpRequest: fetch can only tell by streaming the body,
 * which browsers refuse over HTTP/1.1.
 */
export function fetchWithProgress(body: XMLHttpRequestBodyInit, onProgress: OnProgress): typeof fetch {
  return async (input, init) => {
    if (isBrowsersOwn(globalThis.fetch)) return sendByXhr(new Request(input, init), body, onProgress);
    const response = await globalThis.fetch(input, init);
    onProgress(1);
    return response;
  };
}
