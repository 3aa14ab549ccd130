/** Name of the `node:diagnostics_channel` that carries upstream calls to the metrics. */
export const UPSTREAM_CHANNEL = "madia:upstream";

/** @typedef {{ upstream: string, outcome: "ok" | "failed" | "refused", ms: number }} UpstreamCall */
