import { redisClient } from "@/lib/redis-client";
import { Throttle } from "@/lib/gateway/throttle";
import { freePort } from "../../support/free-port";
import { hasRedis, TestRedis } from "../../support/redis";

let redisUrl: string | null = null;
jest.mock("@/lib/env", () => ({ env: () => ({ redisUrl }) }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

// A real Redis on a busy machine.
jest.setTimeout(120_000);

const IMMEDIATELY = 1;
const PATIENTLY = 60_000;

/** Each throttle stands for one process. */
const createThrottle = (maxAttempts: number, redisTimeoutMs = PATIENTLY) =>
  new Throttle({ name: "test", maxAttempts, redisTimeoutMs });

async function isReady(url: string): Promise<void> {
  const client = await redisClient(url);
  if (!client.isReady) await new Promise((resolve) => client.once("ready", resolve));
}

(hasRedis ? describe : describe.skip)("a throttle in Redis", () => {
  let redis: TestRedis;

  beforeEach(async () => {
    redis = new TestRedis(await freePort());
    await redis.start();
    redisUrl = redis.url;
    await isReady(redis.url);
  });

  afterEach(async () => {
    (await redisClient(redis.url)).destroy();
    await redis.stop();
  });

  it("counts for all processes, with the rest of the window to wait", async () => {
    const [one, other] = [createThrottle(2), createThrottle(2)];
    expect([await one.consume("a"), await other.consume("a")]).toEqual([0, 0]);
    const wait = await one.consume("a");
    expect(wait).toBeGreaterThan(600);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await other.consume("b")).toBe(0);
  });

  it("resets a key or undoes one attempt, for all processes", async () => {
    const [one, other] = [createThrottle(1), createThrottle(1)];
    await one.consume("a");
    await other.undo("a");
    expect(await one.consume("a")).toBe(0);
    expect(await other.consume("a")).toBeGreaterThan(0);
    await one.reset("a");
    expect(await other.consume("a")).toBe(0);
  });

  it("tells Redis neither logins nor addresses", async () => {
    await createThrottle(1).consume("203.0.113.9 anna@madia.test");
    const keys = await (await redisClient(redis.url)).keys("*");
    expect(keys).toHaveLength(1);
    expect(keys.join()).toMatch(/^madia:throttle:test:[\w-]{43}$/);
  });

  it("counts in memory while Redis is away", async () => {
    const throttle = createThrottle(1);
    await redis.stop();
    expect(await throttle.consume("a")).toBe(0);
    expect(await throttle.consume("a")).toBeGreaterThan(0);
    await throttle.reset("a");
    expect(await throttle.consume("a")).toBe(0);
  });

  it("counts in memory while Redis does not answer", async () => {
    const throttle = createThrottle(1, IMMEDIATELY);
    redis.pause();
    expect(await throttle.consume("a")).toBe(0);
    expect(await throttle.consume("a")).toBeGreaterThan(0);
    redis.resume();
  });
});
