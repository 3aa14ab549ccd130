import { toCpuTime, type TraceEvent } from "../../bench/cpu-time";

const thread = { pid: 1, tid: 1, ph: "X" };

const task = (ts: number, dur: number, tts: number, tdur: number): TraceEvent => ({
  ...thread,
  ts,
  dur,
  tts,
  tdur,
});

describe("a trace on processor time", () => {
  test("keeps when a task began and gives it the time it worked", () => {
    expect(toCpuTime([task(1000, 400, 50, 100)])).toEqual([task(1000, 100, 50, 100)]);
  });

  test("keeps what happens inside a task inside it", () => {
    const [outer, inner] = toCpuTime([task(1000, 400, 50, 100), task(1300, 80, 110, 30)]);
    expect(inner).toMatchObject({ ts: 1060, dur: 30 });
    expect((inner?.ts ?? 0) + (inner?.dur ?? 0)).toBeLessThanOrEqual((outer?.ts ?? 0) + (outer?.dur ?? 0));
  });

  test("places an event without a thread clock in proportion", () => {
    const mark = { pid: 1, tid: 1, ph: "I", ts: 1200 };
    expect(toCpuTime([task(1000, 400, 50, 100), mark])[1]).toEqual({ ...mark, ts: 1050 });
  });

  test("leaves the wait between tasks, and other threads, as they were", () => {
    const later = task(5000, 10, 160, 10);
    const other = { ...task(1100, 50, 7, 50), tid: 2 };
    expect(toCpuTime([task(1000, 400, 50, 100), later, other]).slice(1)).toEqual([later, other]);
  });
});
