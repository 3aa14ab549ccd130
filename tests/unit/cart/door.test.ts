import { DoorError, askDoor, onSessionGone } from "@/lib/cart/door";

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset();
  jest.spyOn(globalThis, "fetch").mockImplementation(fetched as unknown as typeof fetch);
});

const reply = (body: unknown, status = 200) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const envelope = (data: unknown, more: Record<string, unknown> = {}) => ({
  response: { status: 0, errors: [], infos: [], warnings: [], ...more },
  data,
});

async function refusal(path: string): Promise<DoorError> {
  return askDoor(path).then(
    () => {
      throw new Error("was answered");
    },
    (cause: DoorError) => cause,
  );
}

describe("asking the door", () => {
  it("leaves empty parameters out and reads the data", async () => {
    fetched.mockResolvedValue(reply(envelope({ version: 3 })));
    const { data } = await askDoor("cart/view", { params: { show_sectors: true, q: "", page: undefined } });
    expect(fetched.mock.calls[0]?.[0]).toBe("/ebsn/api/cart/view?show_sectors=true");
    expect(fetched.mock.calls[0]?.[1].method).toBe("GET");
    expect(data).toEqual({ version: 3 });
  });

  it("posts a body as JSON", async () => {
    fetched.mockResolvedValue(reply(envelope({})));
    await askDoor("cart/update", { body: { items: [] } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"items":[]}' });
  });

  it("gives back the messages of a success", async () => {
    const warning = { code: "w", message: "Attenzione" };
    fetched.mockResolvedValue(reply(envelope({}, { warnings: [warning] })));
    expect((await askDoor("cart/view")).messages.warnings).toEqual([warning]);
  });

  it.each([
    [
      "a business refusal",
      envelope({}, { status: 1, errors: [{ code: "errors.minAcq", message: "Troppo poco" }] }),
      200,
      "domain",
      "Troppo poco",
    ],
    [
      "a status with an envelope",
      envelope({}, { status: 1, errors: [{ code: "", message: "Piano" }] }),
      429,
      "http",
      "Piano",
    ],
    ["a page that is no envelope", "<html>", 502, "http", undefined],
    ["an expired session", envelope({}, { status: 419 }), 419, "session", undefined],
  ])("tells %s by its kind", async (_name, body, status, kind, message) => {
    fetched.mockResolvedValue(reply(body, status));
    const cause = await refusal("cart/view");
    expect(cause).toBeInstanceOf(DoorError);
    expect([cause.kind, cause.http, cause.messages.errors[0]?.message]).toEqual([kind, status, message]);
  });

  it("tells a dead line from a slow shop", async () => {
    fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
    fetched.mockRejectedValueOnce(new DOMException("slow", "TimeoutError"));
    expect((await refusal("cart/view")).kind).toBe("network");
    expect((await refusal("cart/view")).kind).toBe("timeout");
  });

  it("says that the session is gone, once a call", async () => {
    const gone = jest.fn();
    const stop = onSessionGone(gone);
    fetched.mockResolvedValue(reply(envelope({}, { status: 419 }), 419));
    await refusal("cart/view");
    stop();
    expect(gone).toHaveBeenCalledTimes(1);
  });
});
