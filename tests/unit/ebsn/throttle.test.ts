import { admitLogin, forgiveLogin } from "@/lib/ebsn/door/login-throttle";
import { Throttle } from "@/lib/ebsn/door/throttle";

const MINUTE = 60_000;

describe("counting attempts", () => {
  it("stops after the most allowed and says how long", () => {
    let now = 0;
    const throttle = new Throttle(2, () => now);
    expect([throttle.admit("a"), throttle.admit("a")]).toEqual([0, 0]);
    now = 5 * MINUTE;
    expect(throttle.admit("a")).toBe(600);
    expect(throttle.admit("b")).toBe(0);
    now = 15 * MINUTE;
    expect(throttle.admit("a")).toBe(0);
  });

  it("forgives a name, or takes one attempt back", () => {
    const throttle = new Throttle(1);
    throttle.admit("a");
    throttle.takeBack("a");
    expect(throttle.admit("a")).toBe(0);
    expect(throttle.admit("a")).toBeGreaterThan(0);
    throttle.forgive("a");
    expect(throttle.admit("a")).toBe(0);
  });

  it("remembers a bounded number of names, the newest ones", () => {
    const throttle = new Throttle(1);
    throttle.admit("newest");
    for (let name = 0; name < 9_999; name += 1) throttle.admit(`n${name}`);
    expect(throttle.admit("newest")).toBeGreaterThan(0);
    for (let name = 0; name < 10_000; name += 1) throttle.admit(`m${name}`);
    expect(throttle.admit("newest")).toBe(0);
  });
});

describe("log-in", () => {
  it("stops an address that tries many log-ins", () => {
    const tries = Array.from({ length: 51 }, (_, index) =>
      admitLogin({ login: `user${index}@madia.test` }, "198.51.100.1"),
    );
    expect(tries.slice(0, 50)).toEqual(Array(50).fill(0));
    expect(tries[50]).toBeGreaterThan(0);
  });

  it("lets a household log in as often as it likes", () => {
    const tries = Array.from({ length: 80 }, () => {
      const wait = admitLogin({ login: "cliente@madia.test" }, "198.51.100.2");
      forgiveLogin({ login: "cliente@madia.test" }, "198.51.100.2");
      return wait;
    });
    expect(tries).toEqual(Array(80).fill(0));
  });
});
