/** On `node:diagnostics_channel`, from the reads of the shop to the metrics of the process. */
export const UPSTREAM_CHANNEL = "madia:upstream";

/** @typedef {{ upstream: string, outcome: "ok" | "failed" | "refused", ms: number }} UpstreamCall */
