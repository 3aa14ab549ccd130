/** Runs pauses at once; answers how long each of them would have been. */
export function hurry(): number[] {
  const pauses: number[] = [];
  const real = globalThis.setTimeout;
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms = 0) => {
    pauses.push(ms);
    return real(work, 0);
  }) as typeof setTimeout);
  return pauses;
}
