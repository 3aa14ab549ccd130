import "server-only";
import { env } from "../env";
import { inTime, LateAnswer } from "./in-time";
import { revalidateSoon } from "./read-stored";

const SHARE_OF_BUDGET = 0.5;

/**
 * For what a page can do without: half of the page's budget, unless it is less. The read itself goes on, so that the
 * page that is made anew a minute later finds its answer.
 */
export async function ifInTime<T>(
  read: Promise<T>,
  budgetMs = env().pageBudgetMs * SHARE_OF_BUDGET,
): Promise<T> {
  try {
    return await inTime(budgetMs, () => read);
  } catch (error) {
    if (error instanceof LateAnswer) await revalidateSoon();
    throw error;
  }
}
