import "server-only";
import { cache } from "react";
import { renderDeadline } from "../../config/outage.mjs";
import { env } from "../env";

/** Starts with the first read of a render; outside of a render, with each read. */
export const pageDeadline = cache(() => renderDeadline(Date.now() + env().pageBudgetMs));
