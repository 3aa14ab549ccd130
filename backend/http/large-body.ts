import type { FastifyReply, FastifyRequest } from "fastify";
import { ConcurrencyLimit } from "../../config/concurrency-limit.mjs";

const MAX_AT_ONCE = 4;
const LARGE_BYTES = 64 * 1024;

const reading = new ConcurrencyLimit(MAX_AT_ONCE);

export const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  Number(headers["content-length"] ?? Infinity) > LARGE_BYTES;

/** Bodies with files are held in memory, so only a few requests are read at a time; others wait. */
export function waitForBodySlot({ raw }: FastifyReply): Promise<void> {
  return new Promise((ready) => {
    const occupy = () => {
      ready();
      return new Promise<void>((done) => {
        if (raw.closed || raw.destroyed) return done();
        raw.once("close", done);
      });
    };
    void reading.run(occupy);
  });
}
