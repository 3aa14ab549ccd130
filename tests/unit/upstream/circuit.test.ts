import { CircuitOpen, closeCircuits, throughCircuit } from "@/lib/upstream/circuit";

const SHOP = "https://shop.example";
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

  test("leaves others in use", async () => {
    await failTimes(15);
    await expect(throughCircuit("https://content.example", succeed)).resolves.toBe("answer");
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
      await throughCircuit(SHOP, fail, () => true).catch(() => undefined);
    await expect(throughCircuit(SHOP, succeed)).resolves.toBe("answer");
  });
});
