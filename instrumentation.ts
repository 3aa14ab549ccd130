import type { Instrumentation } from "next";

export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("./lib/boot")).checkConfiguration();
}

/** The error page shows the digest; addresses of requests may name a customer, those of routes do not. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("./lib/log");
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
  log("error", "render", { route: context.routePath, digest });
};
