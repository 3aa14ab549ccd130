import { EventEmitter } from "node:events";
import { keepRunning } from "@/scripts/lib/supervise.mjs";

const launched: EventEmitter[] = [];
const log = jest.fn();
let isStopping = false;

const supervise = () =>
  keepRunning({
    name: "The backend",
    launch: () => new EventEmitter(),
    isStopping: () => isStopping,
    onLaunched: (child) => launched.push(child),
    log,
  });

beforeEach(() => {
  jest.useFakeTimers();
  launched.length = 0;
  isStopping = false;
});
afterEach(() => jest.useRealTimers());

const end = () => launched.at(-1)?.emit("exit", 1, null);

test("a process that ends is restarted with growing delays and logged in one line", () => {
  supervise();
  end();
  expect(log).toHaveBeenCalledWith("The backend ended (1); the rest stays open, it starts again in 0.5 s.");
  jest.advanceTimersByTime(500);
  expect(launched).toHaveLength(2);
  end();
  jest.advanceTimersByTime(999);
  expect(launched).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(launched).toHaveLength(3);
});

test("one that ran for a while restarts immediately", () => {
  supervise();
  end();
  jest.advanceTimersByTime(500);
  jest.advanceTimersByTime(61_000);
  end();
  jest.advanceTimersByTime(500);
  expect(launched).toHaveLength(3);
});

test("is left alone once all is stopping", () => {
  supervise();
  isStopping = true;
  end();
  jest.advanceTimersByTime(60_000);
  expect(launched).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});
