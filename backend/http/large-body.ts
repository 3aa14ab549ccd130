import type { FastifyReply, FastifyRequest } from "fastify";
import { limitConcurrency } from "../concurrency-limit";

const MAX_AT_ONCE = 4;
const LARGE_BYTES = 64 * 1024;

const limit = limitConcurrency(MAX_AT_ONCE);

export const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  Number(headers["content-length"] ?? Infinity) > LARGE_BYTES;

/** Bodies with files lie in memory until they are answered: a few at a time are read, the others wait unread. */
export function waitForTurn({ raw }: FastifyReply): Promise<void> {
  return new Promise((ready) => {
    const occupy = () => {
      ready();
      return new Promise<void>((done) => {
        if (raw.closed || raw.destroyed) return done();
        raw.once("close", done);
      });
    };
    void limit(occupy);
  });
}
