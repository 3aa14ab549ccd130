import type { RedisClientOptions } from "redis";

export function redisOptions(url: string): RedisClientOptions;
