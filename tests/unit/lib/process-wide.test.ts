import { processWide } from "@/config/process-wide.mjs";

/** As Next has it: a copy of each module for pages, and one for routes. */
function loadTwice<T>(load: () => Promise<T>): Promise<[T, T]> {
  const once = async () => {
    let copy: Promise<T> | undefined;
    await jest.isolateModulesAsync(async () => {
      copy = load();
      await copy;
    });
    return copy as Promise<T>;
  };
  return once().then(async (first) => [first, await once()]);
}

it("creates what is asked for once, whoever asks", () => {
  const create = jest.fn(() => ({ count: 0 }));
  const [first, second] = [processWide("test", create), processWide("test", create)];
  expect(second).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
  expect(processWide("other", create)).not.toBe(first);
});

it("counts failed log-ins of pages and of routes together", async () => {
  const [pages, routes] = await loadTwice(() => import("@/lib/gateway/rate-limits"));
  expect(routes.limitLogin).not.toBe(pages.limitLogin);
  const wait = { pages: 0, routes: 0 };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    wait.pages = await pages.limitLogin("cliente@madia.test", "203.0.113.7");
    wait.routes = await routes.limitLogin("cliente@madia.test", "203.0.113.7");
  }
  expect(wait).toEqual({ pages: 0, routes: 0 });
  expect(await pages.limitLogin("cliente@madia.test", "203.0.113.7")).toBeGreaterThan(0);
});

it("keeps routes from an upstream that failed for pages", async () => {
  const [pages, routes] = await loadTwice(() => import("@/lib/upstream/circuit"));
  const upstream = { system: "ebsn", origin: "https://shop.test" } as const;
  jest.spyOn(console, "warn").mockReturnValue();
  const fail = () => Promise.reject(new Error("refused"));
  for (let call = 0; call < 15; call += 1)
    await expect(pages.throughCircuit(upstream, fail)).rejects.toThrow("refused");
  await expect(routes.throughCircuit(upstream, async () => "answer")).rejects.toThrow("circuit open");
});
