/**
 * A name for one send, so that trying again has no second effect. Not `randomUUID`, which browsers keep to pages served
 * over https.
 */
export const newSendKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
