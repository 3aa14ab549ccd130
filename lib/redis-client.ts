import { processWide } from "../config/process-wide.mjs";
import { redisOptions } from "./cache-handler/redis-options.mjs";
import { log } from "./log";

async function connect(url: string) {
  const { createClient } = await import("redis");
  const client = createClient(redisOptions(url));
  client.on("ready", () => log("info", "redis", { redis: "connected" }));
  let hasReported = false;
  client.on("error", (error: Error) => {
    // Each attempt to reconnect fails again.
    if (!hasReported) log("warn", "redis", { reason: error.message });
    hasReported = true;
  });
  client.on("ready", () => (hasReported = false));
  // Not awaited: it settles only once Redis answers.
  void client.connect().catch(() => undefined);
  return client;
}

const clients = processWide("redis-clients", () => new Map<string, ReturnType<typeof connect>>());

export function redisClient(url: string): ReturnType<typeof connect> {
  const client = clients.get(url) ?? connect(url);
  clients.set(url, client);
  return client;
}
