/** Makes timeouts fire at once; returns their delays. */
export function skipTimeouts(): number[] {
  const delays: number[] = [];
  const originalSetTimeout = globalThis.setTimeout;
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((callback: () => void, ms = 0) => {
    delays.push(ms);
    return originalSetTimeout(callback, 0);
  }) as typeof setTimeout);
  return delays;
}
