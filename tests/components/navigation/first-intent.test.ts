type FirstIntent = typeof import("@/lib/navigation/first-intent");

let onFirstIntent: FirstIntent["onFirstIntent"];

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  ({ onFirstIntent } = await import("@/lib/navigation/first-intent"));
});

afterEach(() => jest.useRealTimers());

it.each(["pointerover", "touchstart", "focusin"])("runs once, on the first %s", (type) => {
  const callback = jest.fn();
  onFirstIntent(callback);
  expect(callback).not.toHaveBeenCalled();
  const intent = new Event(type);
  document.dispatchEvent(intent);
  document.dispatchEvent(new Event(type));
  jest.runAllTimers();
  expect(callback.mock.calls).toEqual([[intent]]);
});

it("runs without any after some time, and immediately from then on", () => {
  const [first, second] = [jest.fn(), jest.fn()];
  onFirstIntent(first);
  jest.runAllTimers();
  expect(first.mock.calls).toEqual([[null]]);
  onFirstIntent(second);
  expect(second.mock.calls).toEqual([[null]]);
});

it("does not run when it is stopped", () => {
  const callback = jest.fn();
  onFirstIntent(callback)();
  document.dispatchEvent(new Event("focusin"));
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
