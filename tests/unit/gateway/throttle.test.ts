import { consumeLogin, resetLogin } from "@/lib/gateway/login-throttle";
import { Throttle } from "@/lib/gateway/throttle";

const MINUTE = 60_000;

describe("Throttle", () => {
  it("blocks after the maximum and returns the seconds to wait", () => {
    let now = 0;
    const throttle = new Throttle(2, () => now);
    expect([throttle.consume("a"), throttle.consume("a")]).toEqual([0, 0]);
    now = 5 * MINUTE;
    expect(throttle.consume("a")).toBe(600);
    expect(throttle.consume("b")).toBe(0);
    now = 15 * MINUTE;
    expect(throttle.consume("a")).toBe(0);
  });

  it("forgives a name, or takes one attempt back", () => {
    const throttle = new Throttle(1);
    throttle.consume("a");
    throttle.undo("a");
    expect(throttle.consume("a")).toBe(0);
    expect(throttle.consume("a")).toBeGreaterThan(0);
    throttle.reset("a");
    expect(throttle.consume("a")).toBe(0);
  });

  it("keeps a bounded number of keys, the newest ones", () => {
    const throttle = new Throttle(1);
    throttle.consume("newest");
    for (let name = 0; name < 9_999; name += 1) throttle.consume(`n${name}`);
    expect(throttle.consume("newest")).toBeGreaterThan(0);
    for (let name = 0; name < 10_000; name += 1) throttle.consume(`m${name}`);
    expect(throttle.consume("newest")).toBe(0);
  });
});

describe("login throttle", () => {
  it("blocks an IP address that tries many logins", () => {
    const attempts = Array.from({ length: 51 }, (_, index) =>
      consumeLogin({ login: `user${index}@madia.test` }, "198.51.100.1"),
    );
    expect(attempts.slice(0, 50)).toEqual(Array(50).fill(0));
    expect(attempts[50]).toBeGreaterThan(0);
  });

  it("does not limit successful logins", () => {
    const attempts = Array.from({ length: 80 }, () => {
      const wait = consumeLogin({ login: "cliente@madia.test" }, "198.51.100.2");
      resetLogin({ login: "cliente@madia.test" }, "198.51.100.2");
      return wait;
    });
    expect(attempts).toEqual(Array(80).fill(0));
  });
});
