import type { Instrumentation } from "next";
import { noteOutage } from "./config/outage.mjs";

export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("./lib/check-configuration")).checkConfiguration();
}

/** The error page shows the digest. Logs the route instead of the URL, which may identify a customer. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // At once: the response is about to start.
  noteOutage(error);
  const { log } = await import("./lib/log");
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
  log("error", "render", { route: context.routePath, digest });
};
