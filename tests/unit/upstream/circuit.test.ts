import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { UPSTREAM_CHANNEL } from "@/config/upstream-channel.mjs";
import { CircuitOpen, closeCircuits, throughCircuit, type Upstream } from "@/lib/upstream/circuit";

const SHOP: Upstream = { system: "ebsn", origin: "https://shop.example" };
const fail = jest.fn(() => Promise.reject(new Error("no answer")));
const succeed = jest.fn(() => Promise.resolve("answer"));

const failTimes = async (times: number) => {
  for (let time = 0; time < times; time += 1) await throughCircuit(SHOP, fail).catch(() => undefined);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  fail.mockImplementation(() => Promise.reject(new Error("no answer")));
  succeed.mockImplementation(() => Promise.resolve("answer"));
});
afterEach(() => {
  closeCircuits();
  jest.useRealTimers();
});

describe("an upstream that does not answer", () => {
  test("is left alone after fifteen failed calls in a row", async () => {
    await failTimes(15);
    await expect(throughCircuit(SHOP, succeed)).rejects.toBeInstanceOf(CircuitOpen);
    expect(succeed).not.toHaveBeenCalled();
  });

  test.each<Upstream>([
    { system: "content", origin: "https://content.example" },
    { system: "content", origin: SHOP.origin },
    { system: "stories", origin: SHOP.origin },
  ])("leaves in use $system at $origin", async (other) => {
    await failTimes(15);
    await expect(throughCircuit(other, succeed)).resolves.toBe("answer");
  });

  test("gets one call after a pause, whose success opens it to all", async () => {
    await failTimes(15);
    jest.advanceTimersByTime(3000);
    let answer: (value: string) => void = () => undefined;
    const first = throughCircuit(SHOP, () => new Promise<string>((resolve) => (answer = resolve)));
    await expect(throughCircuit(SHOP, succeed)).rejects.toBeInstanceOf(CircuitOpen);
    answer("back");
    await expect(first).resolves.toBe("back");
    await expect(throughCircuit(SHOP, succeed)).resolves.toBe("answer");
  });

  test("is left alone again when that call fails", async () => {
    await failTimes(15);
    jest.advanceTimersByTime(3000);
    await failTimes(1);
    await expect(throughCircuit(SHOP, succeed)).rejects.toBeInstanceOf(CircuitOpen);
  });

  test("has to fail in a row", async () => {
    await failTimes(14);
    await throughCircuit(SHOP, succeed);
    await failTimes(14);
    await expect(throughCircuit(SHOP, succeed)).resolves.toBe("answer");
  });

  test("is not blamed for visitors who left", async () => {
    for (let time = 0; time < 20; time += 1)
      await throughCircuit(SHOP, fail, { isAbortedByCaller: () => true }).catch(() => undefined);
    await expect(throughCircuit(SHOP, succeed)).resolves.toBe("answer");
  });
});

describe("an upstream that answers with an error", () => {
  const answer = (status: number) =>
    throughCircuit(SHOP, () => Promise.resolve(status), { statusOf: (result) => result });

  const answerTimes = async (status: number, times: number) => {
    for (let time = 0; time < times; time += 1) expect(await answer(status)).toBe(status);
  };

  test.each([502, 503, 504, 520])(
    "is left alone after fifteen times %i, which its callers get",
    async (status) => {
      await answerTimes(status, 15);
      await expect(answer(200)).rejects.toBeInstanceOf(CircuitOpen);
    },
  );

  test.each([200, 400, 404, 419, 429, 500, 501])("is not left alone after many times %i", async (status) => {
    await answerTimes(status, 40);
    expect(await answer(200)).toBe(200);
  });

  test("counts on through a 500 between two 503", async () => {
    await answerTimes(503, 14);
    await answerTimes(500, 1);
    await answerTimes(503, 1);
    await expect(answer(200)).rejects.toBeInstanceOf(CircuitOpen);
  });

  test("is asked again after a pause", async () => {
    await answerTimes(503, 15);
    jest.advanceTimersByTime(3000);
    expect(await answer(503)).toBe(503);
    await expect(answer(200)).rejects.toBeInstanceOf(CircuitOpen);
    jest.advanceTimersByTime(3000);
    expect(await answer(200)).toBe(200);
    expect(await answer(200)).toBe(200);
  });

  test.each([200, 404, 419, 429, 500, 501])(
    "is open to all once it answers %i after the pause",
    async (status) => {
      await answerTimes(503, 15);
      jest.advanceTimersByTime(3000);
      expect(await answer(status)).toBe(status);
      expect(await answer(200)).toBe(200);
    },
  );

  test("stays closed for an error that was on its way before", async () => {
    let answerLate: (status: number) => void = () => undefined;
    const late = throughCircuit(SHOP, () => new Promise<number>((resolve) => (answerLate = resolve)), {
      statusOf: (status) => status,
    });
    await answerTimes(503, 15);
    answerLate(500);
    await late;
    await expect(answer(200)).rejects.toBeInstanceOf(CircuitOpen);
  });

  test.each([
    [200, "ok"],
    [404, "ok"],
    [501, "ok"],
    [500, "failed"],
    [503, "failed"],
  ])("with %i is %s in the metrics", async (status, outcome) => {
    const calls: unknown[] = [];
    const listen = (call: unknown) => void calls.push(call);
    subscribe(UPSTREAM_CHANNEL, listen);
    await answer(status);
    unsubscribe(UPSTREAM_CHANNEL, listen);
    expect(calls).toEqual([expect.objectContaining({ upstream: SHOP.origin, outcome })]);
  });
});
