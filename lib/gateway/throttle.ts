import "server-only";
import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import { env } from "../env";
import { redisClient } from "../redis-client";

const WINDOW_SECONDS = 15 * 60;
const MAX_KEYS = 10_000;
const REDIS_TIMEOUT_MS = 250;

/** Addresses in requests may be spoofed in any number, so the oldest key is dropped. */
class BoundedMemory extends RateLimiterMemory {
  private readonly keys = new Set<string>();

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.keys.delete(key);
    this.keys.add(key);
    const [oldest] = this.keys;
    if (this.keys.size > MAX_KEYS && oldest !== undefined) {
      this.keys.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(key, points);
  }
}

type ThrottleOptions = { name: string; maxAttempts: number; redisTimeoutMs?: number };

/** Shared between processes in Redis, if there is one. `consume` returns the seconds to wait, 0 when allowed. */
export class Throttle {
  private limiter: Promise<RateLimiterAbstract> | null = null;

  constructor(private readonly options: ThrottleOptions) {}

  async consume(key: string): Promise<number> {
    try {
      await (await this.open()).consume(toId(key));
      return 0;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    }
  }

  async undo(key: string): Promise<void> {
    await (await this.open()).reward(toId(key), 1);
  }

  async reset(key: string): Promise<void> {
    await (await this.open()).delete(toId(key));
  }

  private open(): Promise<RateLimiterAbstract> {
    this.limiter ??= createLimiter(this.options, env().redisUrl);
    return this.limiter;
  }
}

/** Keys are logins and IP addresses, so they are hashed before they reach Redis. */
const toId = (key: string) => createHash("sha256").update(key).digest("base64url");

async function createLimiter(
  { name, maxAttempts, redisTimeoutMs = REDIS_TIMEOUT_MS }: ThrottleOptions,
  redisUrl: string | null,
): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: `madia:throttle:${name}`, points: maxAttempts, duration: WINDOW_SECONDS };
  const memory = new BoundedMemory(options);
  if (!redisUrl) return memory;
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: await redisClient(redisUrl),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: redisTimeoutMs, insuranceLimiter: memory });
}
