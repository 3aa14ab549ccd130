import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { waitForBodySlot } from "@/backend/http/large-body";

function visitor() {
  const raw = Object.assign(new EventEmitter(), { closed: false, destroyed: false });
  const state = { hasTurn: false };
  return {
    state,
    ask: () => void waitForBodySlot({ raw } as unknown as FastifyReply).then(() => (state.hasTurn = true)),
    leave: () => {
      raw.closed = true;
      raw.emit("close");
    },
  };
}

test("four large bodies are read at a time; who left while waiting holds nobody up", async () => {
  const visitors = Array.from({ length: 7 }, visitor);
  for (const { ask } of visitors) ask();
  const turns = async () => {
    await setImmediate();
    return visitors.map(({ state }) => state.hasTurn);
  };
  const first = (count: number) => visitors.map((_visitor, at) => at < count);
  expect(await turns()).toEqual(first(4));
  visitors[4]?.leave();
  visitors[0]?.leave();
  expect(await turns()).toEqual(first(6));
  for (const { leave } of visitors) leave();
  expect(await turns()).toEqual(first(7));
});
