import { setImmediate } from "node:timers/promises";
import { ConcurrencyLimit } from "@/config/concurrency-limit.mjs";

/** Tasks that end when they are told to. */
function createTasks(limit: ConcurrencyLimit, count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, at) =>
    limit.run(async () => {
      started.push(at);
      await new Promise<void>((resolve) => (ends[at] = resolve));
      return at;
    }),
  );
  return { started, results, end: (at: number) => (ends[at]?.(), setImmediate()) };
}

test.each([1, 2, 4])("%i tasks run at once, the others in their order", async (max) => {
  const limit = new ConcurrencyLimit(max);
  const { started, results, end } = createTasks(limit, 6);
  for (let at = 0; at < 6; at += 1) {
    expect(started).toHaveLength(Math.min(6, max + at));
    expect(limit.waiting).toBe(Math.max(0, 6 - max - at));
    await end(at);
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a task that fails makes room for the next one", async () => {
  const limit = new ConcurrencyLimit(1);
  const failed = limit.run(() => Promise.reject(new Error("failed")));
  const next = limit.run(async () => "done");
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(await limit.run(async () => "later")).toBe("later");
});
