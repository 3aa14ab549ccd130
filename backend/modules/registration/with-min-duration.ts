const MIN_DURATION_MS = 250;

/** Pads the response time, so that it does not reveal whether an account exists. */
export async function withMinDuration(task: () => Promise<void>): Promise<void> {
  await Promise.all([task(), new Promise((resolve) => setTimeout(resolve, MIN_DURATION_MS))]);
}
