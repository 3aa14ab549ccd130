import "server-only";
import { env } from "../env";
import { withTimeout, UpstreamTimeout } from "./with-timeout";
import { revalidateSoon } from "./read-cached";

const SHARE_OF_BUDGET = 0.5;

/** The read continues, so that the page rendered a minute later finds the answer in the cache. */
export async function withinBudget<T>(
  read: Promise<T>,
  budgetMs = env().pageBudgetMs * SHARE_OF_BUDGET,
): Promise<T> {
  try {
    return await withTimeout(budgetMs, () => read);
  } catch (error) {
    if (error instanceof UpstreamTimeout) await revalidateSoon();
    throw error;
  }
}
