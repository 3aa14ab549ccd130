import "server-only";
import { cache } from "react";
import { env } from "../env";

/** From the first read of a render; outside of one, from each read. */
export const pageDeadline = cache(() => Date.now() + env().pageBudgetMs);
