import { inTime, LateAnswer } from "@/lib/upstream/in-time";

const never = () => new Promise<never>(() => undefined);

test("what comes in time is passed on, and so is its failure", async () => {
  await expect(inTime(60_000, async () => "latte")).resolves.toBe("latte");
  await expect(inTime(60_000, () => Promise.reject(new Error("ECONNRESET")))).rejects.toThrow("ECONNRESET");
});

test("a promise that never settles rejects in time, and its signal aborts", async () => {
  let received: AbortSignal | undefined;
  const late = inTime(1, (signal) => {
    received = signal;
    return never();
  });
  await expect(late).rejects.toBeInstanceOf(LateAnswer);
  expect(received?.aborted).toBe(true);
});

test("a promise that never settles rejects when the caller aborts", async () => {
  const visitor = new AbortController();
  const waiting = inTime(60_000, never, visitor.signal);
  visitor.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  await expect(inTime(60_000, never, visitor.signal)).rejects.toMatchObject({ name: "AbortError" });
});
