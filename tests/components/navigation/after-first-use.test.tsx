import { afterFirstUse } from "@/lib/navigation/after-first-use";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("what can wait comes once, after the first use has been answered", () => {
  const callback = jest.fn();
  afterFirstUse(callback);
  window.dispatchEvent(new Event("pointerdown"));
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("it comes on a page that nobody uses, too", () => {
  const callback = jest.fn();
  afterFirstUse(callback);
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("it does not come when it is stopped, before or after the first use", () => {
  const callback = jest.fn();
  afterFirstUse(callback)();
  const stop = afterFirstUse(callback);
  window.dispatchEvent(new Event("keydown"));
  stop();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
