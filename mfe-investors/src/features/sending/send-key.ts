/** Creates an idempotency key for one send. It avoids `randomUUID`, which browsers only provide over HTTPS. */
export const newSendKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
