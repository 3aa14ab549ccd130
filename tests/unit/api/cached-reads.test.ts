import { apiFetch } from "@/lib/api/api-fetch";
import { clearCachedReads } from "@/lib/api/cached-reads";
import { notifySessionExpired } from "@/lib/session/session-expired";
import { sessionHintStore } from "@/lib/session/session-state";

let calls: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  clearCachedReads();
  calls = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    calls.push(String(input));
    const response = { status: 0, errors: [], infos: [], warnings: [] };
    return Promise.resolve(Response.json({ response, data: calls.length }));
  });
});

afterEach(() => jest.useRealTimers());

const read = (page = 1) => apiFetch("products", { params: { page } });

test("a public read is cached for fifteen minutes", async () => {
  expect([await read(), await read()]).toEqual([1, 1]);
  jest.advanceTimersByTime(15 * 60_000);
  expect(await read()).toBe(2);
});

test("what belongs to one person is read each time", async () => {
  await apiFetch("cart/view");
  await apiFetch("cart/view");
  expect(calls).toHaveLength(2);
});

test("any write forgets all of them, also while a read is under way", async () => {
  await read();
  const pending = read(2);
  await apiFetch("cart/add", { body: {} });
  await pending;
  calls = [];
  await read();
  await read(2);
  expect(calls).toHaveLength(2);
});

test("the end of a session forgets the customer's prices", async () => {
  await read();
  notifySessionExpired();
  expect(await read()).toBe(2);
});

test("a log-in or log-out in another tab forgets them", async () => {
  sessionHintStore.set(false);
  await read();
  sessionHintStore.set(true);
  expect(await read()).toBe(2);
});

test("the fifty newest are cached", async () => {
  for (let page = 1; page <= 51; page += 1) await read(page);
  calls = [];
  await read(51);
  await read(2);
  expect(calls).toEqual([]);
  await read(1);
  expect(calls).toHaveLength(1);
});

test("a rejected read is not cached", async () => {
  jest.spyOn(globalThis, "fetch").mockImplementationOnce(() => Promise.reject(new TypeError("offline")));
  await expect(read()).rejects.toThrow();
  expect(await read()).toBe(1);
});
