import { afterFirstInteraction } from "@/lib/navigation/after-first-interaction";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("runs once, after the first interaction has been painted", () => {
  const callback = jest.fn();
  afterFirstInteraction(callback);
  window.dispatchEvent(new Event("pointerdown"));
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("runs on a page without interactions, too", () => {
  const callback = jest.fn();
  afterFirstInteraction(callback);
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("does not run when it is stopped, before or after the first interaction", () => {
  const callback = jest.fn();
  afterFirstInteraction(callback)();
  const stop = afterFirstInteraction(callback);
  window.dispatchEvent(new Event("keydown"));
  stop();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
