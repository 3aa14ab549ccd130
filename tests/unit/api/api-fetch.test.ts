import { ApiError, apiFetchWithMessages } from "@/lib/api/api-fetch";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  jest.spyOn(globalThis, "fetch").mockImplementation(fetchMock as unknown as typeof fetch);
});

const reply = (body: unknown, status = 200) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const envelope = (data: unknown, more: Record<string, unknown> = {}) => ({
  response: { status: 0, errors: [], infos: [], warnings: [], ...more },
  data,
});

async function captureError(path: string): Promise<ApiError> {
  return apiFetchWithMessages(path).then(
    () => {
      throw new Error("expected the call to fail");
    },
    (cause: ApiError) => cause,
  );
}

describe("apiFetch", () => {
  it("omits empty parameters and returns the data", async () => {
    fetchMock.mockResolvedValue(reply(envelope({ version: 3 })));
    const { data } = await apiFetchWithMessages("cart/view", {
      params: { show_sectors: true, q: "", page: undefined },
    });
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/ebsn/api/cart/view?show_sectors=true");
    expect(fetchMock.mock.calls[0]?.[1].method).toBe("GET");
    expect(data).toEqual({ version: 3 });
  });

  it("posts a body as JSON", async () => {
    fetchMock.mockResolvedValue(reply(envelope({})));
    await apiFetchWithMessages("cart/update", { body: { items: [] } });
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"items":[]}' });
  });

  it("returns the messages of a successful response", async () => {
    const warning = { code: "w", message: "Attenzione" };
    fetchMock.mockResolvedValue(reply(envelope({}, { warnings: [warning] })));
    expect((await apiFetchWithMessages("cart/view")).messages.warnings).toEqual([warning]);
  });

  it.each([
    [
      "a domain error",
      envelope({}, { status: 1, errors: [{ code: "errors.minAcq", message: "Troppo poco" }] }),
      200,
      "domain",
      "Troppo poco",
    ],
    [
      "an HTTP error with an envelope",
      envelope({}, { status: 1, errors: [{ code: "", message: "Piano" }] }),
      429,
      "http",
      "Piano",
    ],
    ["a response without an envelope", "<html>", 502, "http", undefined],
    ["an expired session", envelope({}, { status: 419 }), 419, "session", undefined],
  ])("throws a typed error for %s", async (_name, body, status, kind, message) => {
    fetchMock.mockResolvedValue(reply(body, status));
    const cause = await captureError("cart/view");
    expect(cause).toBeInstanceOf(ApiError);
    expect([cause.kind, cause.http, cause.messages.errors[0]?.message]).toEqual([kind, status, message]);
  });

  it("distinguishes network errors from timeouts", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("fetch failed"));
    fetchMock.mockRejectedValueOnce(new DOMException("slow", "TimeoutError"));
    expect((await captureError("cart/view")).kind).toBe("network");
    expect((await captureError("cart/view")).kind).toBe("timeout");
  });
});
