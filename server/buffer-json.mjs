/**
 * Next measures each page that it stores with `JSON.stringify`, which writes a buffer as a list of its bytes: a
 * twentieth of the processor time of a render. Nothing reads a buffer from JSON here.
 */
export function shortenBufferJson() {
  Object.assign(Buffer.prototype, {
    /** @this {Buffer} */
    toJSON() {
      return { type: "Buffer", length: this.length };
    },
  });
}
