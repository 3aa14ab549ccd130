import { fetchSettings } from "@/lib/api/fetch-settings";

/** Answers never, but gives up with its signal. */
const hang = (_input: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });

it("does without settings that take too long", async () => {
  jest.spyOn(globalThis, "fetch").mockImplementation(hang);
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("too long")));
  await expect(fetchSettings()).resolves.toMatchObject({ socialProviders: [], botCheck: "none" });
});
