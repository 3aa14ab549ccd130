import { createTranslator } from "next-intl";
import { NextRequest } from "next/server";
import { changeContent } from "@/app/[locale]/(backoffice)/backoffice/content/actions";
import { fetchResponseInAction, submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import { readSession } from "@/lib/session/server";
import { NO_SESSION } from "@/lib/session/session";
import en from "@/messages/en.json";
import italian from "@/messages/it.json";
import { middleware } from "@/middleware";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.reject(new Error("no locale in a server action")),
  getTranslations: async ({ locale }: { locale: "it" | "en" }) =>
    createTranslator({ locale, messages: { it: italian, en }[locale] }),
}));
jest.mock("@/lib/gateway/as-visitor", () => ({
  fetchResponseInAction: jest.fn(),
  submitAsVisitor: jest.fn(),
}));
jest.mock("@/lib/session/server", () => ({ readSession: jest.fn() }));

const STAFF = { session: "z", username: "anna", name: "Anna", roles: ["CONTENT"] };
const UNCHANGED = { error: "", conflictVersion: null };

const answer = <T>(http: number, message: string, data: T): GatewayResponse<T> => ({
  http,
  response: { status: http === 200 ? 0 : 1, errors: [{ code: "x", message }], infos: [], warnings: [] },
  data,
});

function edited(): FormData {
  const form = new FormData();
  const document = JSON.stringify({ title: "Le consegne", abstract: "", content: "" });
  const fields = { locale: "en", kind: "page", slug: "consegne", version: "3", intent: "save", document };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
  jest.mocked(readSession).mockResolvedValue({ ...NO_SESSION, staff: STAFF });
});

afterEach(() => jest.restoreAllMocks());

test("a conflict says which version another user saved, in the form's language", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(409, "Marta has changed this page.", null));
  jest.mocked(fetchResponseInAction).mockResolvedValue(answer(200, "", { version: 5 }));
  expect(await changeContent(UNCHANGED, edited())).toEqual({
    error: "Marta has changed this page.",
    conflictVersion: 5,
  });
  expect(fetchResponseInAction).toHaveBeenCalledWith(
    "backoffice-access/get-content",
    { kind: "page", slug: "consegne" },
    "en",
  );
});

test.each([
  ["that the shop has ended", 419, true],
  ["that the browser no longer has", 403, false],
])("a session %s leaves what was typed and says so", async (_, http, isStaff) => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(http, "No", null));
  if (!isStaff) jest.mocked(readSession).mockResolvedValue(NO_SESSION);
  const { error } = await changeContent(UNCHANGED, edited());
  expect(error).toBe(en.backoffice.sessionEnded);
});

describe("the guard, for a session that has ended", () => {
  const request = (method: string, headers: Record<string, string>) =>
    middleware(new NextRequest("http://localhost:3000/backoffice/content/edit", { method, headers }));

  it("lets a server action answer", async () => {
    const response = await request("POST", { "next-action": "7f00" });
    expect([response.status, response.headers.get("location")]).toEqual([200, null]);
  });

  it.each([
    ["GET", { "next-action": "7f00" }, 307],
    ["GET", {}, 307],
    ["POST", {}, 303],
  ])("redirects %s %j with %i", async (method, headers, status) => {
    const response = await request(method, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toContain("/backoffice/login?redirect=");
  });
});
