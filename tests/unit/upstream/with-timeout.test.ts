import { withTimeout, UpstreamTimeout } from "@/lib/upstream/with-timeout";

const never = () => new Promise<never>(() => undefined);

test("what comes in time is passed on, and so is its failure", async () => {
  await expect(withTimeout(60_000, async () => "latte")).resolves.toBe("latte");
  await expect(withTimeout(60_000, () => Promise.reject(new Error("ECONNRESET")))).rejects.toThrow(
    "ECONNRESET",
  );
});

test("a promise that never settles rejects in time, and its signal aborts", async () => {
  let received: AbortSignal | undefined;
  const late = withTimeout(1, (signal) => {
    received = signal;
    return never();
  });
  await expect(late).rejects.toBeInstanceOf(UpstreamTimeout);
  expect(received?.aborted).toBe(true);
});

test("a promise that never settles rejects when the caller aborts", async () => {
  const visitor = new AbortController();
  const waiting = withTimeout(60_000, never, visitor.signal);
  visitor.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  await expect(withTimeout(60_000, never, visitor.signal)).rejects.toMatchObject({ name: "AbortError" });
});
