const LEAST_MS = 250;

/** Answers no sooner than any other call of its kind, so that the time does not tell whether somebody is known. */
export async function evenly(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, LEAST_MS))]);
}
