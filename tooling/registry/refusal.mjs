/** A publication that is refused. The message is a sentence for the publisher. */
export class Refusal extends Error {
  /** @param {number} status HTTP status @param {string} code stable name of the reason */
  constructor(status, code, message) {
    super(message);
    this.statusCode = status;
    this.code = code;
  }
}
