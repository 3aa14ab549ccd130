import "server-only";
import { env } from "../env";
import { inTime, LateAnswer } from "./in-time";
import { revalidateSoon } from "./read-stored";

const SHARE_OF_BUDGET = 0.5;

/** The read continues, so that the page rendered a minute later finds the answer in the cache. */
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
