import { inTime, LateAnswer } from "@/lib/upstream/in-time";

const never = () => new Promise<never>(() => undefined);

test("what comes in time is passed on, and so is its failure", async () => {
  await expect(inTime(60_000, async () => "latte")).resolves.toBe("latte");
  await expect(inTime(60_000, () => Promise.reject(new Error("ECONNRESET")))).rejects.toThrow("ECONNRESET");
});

test("what never settles fails in time, and is told so", async () => {
  let told: AbortSignal | undefined;
  const late = inTime(1, (signal) => {
    told = signal;
    return never();
  });
  await expect(late).rejects.toBeInstanceOf(LateAnswer);
  expect(told?.aborted).toBe(true);
});

test("what never settles fails when whoever waits gives up", async () => {
  const visitor = new AbortController();
  const waiting = inTime(60_000, never, visitor.signal);
  visitor.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  await expect(inTime(60_000, never, visitor.signal)).rejects.toMatchObject({ name: "AbortError" });
});
