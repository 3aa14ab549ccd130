import "server-only";
import { cache } from "react";
import { env } from "../env";

/** Starts with the first read of a render; outside of a render, with each read. */
export const pageDeadline = cache(() => Date.now() + env().pageBudgetMs);
