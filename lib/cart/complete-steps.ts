/** Runs what is missing, step by step; false when a step is still missing after its turn: the customer has closed it. */
export async function completeSteps<Step extends string>(
  findMissing: () => Promise<Step | null>,
  run: (step: Step) => Promise<unknown>,
): Promise<boolean> {
  let previous: Step | null = null;
  for (;;) {
    const step = await findMissing();
    if (step === null) return true;
    if (step === previous) return false;
    await run(step);
    previous = step;
  }
}
