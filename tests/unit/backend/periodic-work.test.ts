import { fixedClock } from "@/backend/clock";
import type { Context } from "@/backend/context";
import { drawPagesAhead } from "@/backend/modules/leaflet/draw-ahead";
import { warmUpSearch } from "@/backend/modules/search/warm-up";
import { startPeriodicWork } from "@/backend/periodic-work";

jest.mock("@/backend/modules/leaflet/draw-ahead");
jest.mock("@/backend/modules/order/advance-to-now");
jest.mock("@/backend/modules/stock-alert/emails");
jest.mock("@/backend/modules/coverage-alert/emails");
jest.mock("@/backend/modules/push/send");
jest.mock("@/backend/modules/search/warm-up");

type Log = Parameters<typeof startPeriodicWork>[1];

function start(execute: () => Promise<unknown>) {
  const warn = jest.fn();
  const db = { execute, delete: () => ({ where: () => Promise.resolve() }) };
  const context = { db, config: {}, clock: fixedClock("2026-11-20T09:00:00+01:00") };
  const stop = startPeriodicWork(context as unknown as Context, { warn, error: warn } as unknown as Log);
  return { stop, warn };
}

test("stopping does not wait for work that hangs", async () => {
  const { stop, warn } = start(() => new Promise(() => {}));
  await stop(0);
  expect(warn).toHaveBeenCalledWith("Stopped before the periodic work had ended.");
});

test("stopping waits for work that ends", async () => {
  let finish = () => {};
  const { stop, warn } = start(() => new Promise<void>((resolve) => (finish = resolve)));
  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
  expect(warn).not.toHaveBeenCalled();
});

test("pages of leaflets are drawn ahead a minute after the start, and not once stopped", async () => {
  jest.useFakeTimers();
  const drawing = jest.mocked(drawPagesAhead).mockResolvedValue();
  const { stop } = start(() => Promise.resolve());
  expect(drawing).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(drawing).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(drawing).toHaveBeenCalledTimes(2);
  await stop(0);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(drawing).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test("the search is warmed up once, after the start", async () => {
  jest.useFakeTimers();
  const { stop } = start(() => Promise.resolve());
  expect(warmUpSearch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(warmUpSearch).toHaveBeenCalledTimes(1);
  await stop(0);
  jest.useRealTimers();
});
