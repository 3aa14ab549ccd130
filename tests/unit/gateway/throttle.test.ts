import { limitLogin, resetLogin } from "@/lib/gateway/rate-limits";
import { Throttle } from "@/lib/gateway/throttle";

const MINUTE = 60_000;

const createThrottle = (maxAttempts: number) => new Throttle({ name: "test", maxAttempts });

async function repeat<T>(times: number, action: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index += 1) results.push(await action(index));
  return results;
}

describe("a throttle in memory", () => {
  afterEach(() => jest.useRealTimers());

  it("blocks after the maximum and returns the seconds to wait", async () => {
    jest.useFakeTimers();
    const throttle = createThrottle(2);
    expect(await repeat(2, () => throttle.consume("a"))).toEqual([0, 0]);
    jest.advanceTimersByTime(5 * MINUTE);
    expect(await throttle.consume("a")).toBe(600);
    expect(await throttle.consume("b")).toBe(0);
    jest.advanceTimersByTime(10 * MINUTE);
    expect(await throttle.consume("a")).toBe(0);
  });

  it("resets a key or undoes one attempt", async () => {
    const throttle = createThrottle(1);
    await throttle.consume("a");
    await throttle.undo("a");
    expect(await throttle.consume("a")).toBe(0);
    expect(await throttle.consume("a")).toBeGreaterThan(0);
    await throttle.reset("a");
    expect(await throttle.consume("a")).toBe(0);
  });

  it("keeps a bounded number of keys, the newest ones", async () => {
    const throttle = createThrottle(1);
    await throttle.consume("newest");
    await repeat(9_999, (index) => throttle.consume(`n${index}`));
    expect(await throttle.consume("newest")).toBeGreaterThan(0);
    await repeat(10_000, (index) => throttle.consume(`m${index}`));
    expect(await throttle.consume("newest")).toBe(0);
  });
});

describe("login throttle", () => {
  it("blocks an IP address that tries many logins", async () => {
    const attempts = await repeat(51, (index) => limitLogin(`user${index}@madia.test`, "198.51.100.1"));
    expect(attempts.slice(0, 50)).toEqual(Array(50).fill(0));
    expect(attempts[50]).toBeGreaterThan(0);
  });

  it("does not limit successful logins", async () => {
    const attempts = await repeat(80, async () => {
      const wait = await limitLogin("cliente@madia.test", "198.51.100.2");
      await resetLogin("cliente@madia.test", "198.51.100.2");
      return wait;
    });
    expect(attempts).toEqual(Array(80).fill(0));
  });
});
