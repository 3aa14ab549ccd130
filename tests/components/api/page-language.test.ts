import { apiFetchWithMessages } from "@/lib/api/api-fetch";

test("calls say the language of their page, which their cached answers vary by", async () => {
  document.documentElement.lang = "en";
  const fetchMock = jest.fn().mockResolvedValue({
    status: 200,
    ok: true,
    text: async () => "",
    json: async () => ({ response: { status: 0 }, data: {} }),
  });
  Object.assign(globalThis, { fetch: fetchMock });
  await apiFetchWithMessages("category");
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ headers: { "accept-language": "en" } });
});
