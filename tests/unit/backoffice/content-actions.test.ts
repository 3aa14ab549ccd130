import { createTranslator } from "next-intl";
import { NextRequest } from "next/server";
import { refresh } from "next/cache";
import { changeContent, changeSynonyms } from "@/app/[locale]/(backoffice)/backoffice/content/actions";
import { NOT_SENT } from "@/components/backoffice/staff-action-state";
import { fetchResponse, submitAsVisitor } from "@/lib/gateway/as-visitor";
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
jest.mock("next/cache", () => ({ refresh: jest.fn() }));
jest.mock("@/lib/gateway/as-visitor", () => ({
  fetchResponse: jest.fn(),
  submitAsVisitor: jest.fn(),
}));
jest.mock("@/lib/session/server", () => ({ readSession: jest.fn() }));

const STAFF = { session: "z", username: "anna", name: "Anna", roles: ["CONTENT"] };

const answer = <T>(http: number, message: string, data: T): GatewayResponse<T> => ({
  http,
  response: { status: http === 200 ? 0 : 1, errors: [{ code: "x", message }], infos: [], warnings: [] },
  data,
});

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "en", ...fields })) form.set(name, value);
  return form;
}

function edited(intent = "save"): FormData {
  const document = JSON.stringify({ title: "Le consegne", abstract: "", content: "" });
  return posted({ kind: "page", slug: "consegne", version: "3", intent, document });
}

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
  jest.mocked(readSession).mockResolvedValue({ ...NO_SESSION, staff: STAFF });
});

afterEach(() => jest.restoreAllMocks());

test("a conflict says which version another user saved, in the form's language", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(409, "Marta has changed this page.", null));
  jest.mocked(fetchResponse).mockResolvedValue(answer(200, "", { version: 5 }));
  expect(await changeContent(NOT_SENT, edited())).toEqual({
    rowId: "consegne",
    done: null,
    errors: ["Marta has changed this page."],
    conflictVersion: 5,
  });
  expect(refresh).not.toHaveBeenCalled();
  expect(fetchResponse).toHaveBeenCalledWith(
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
  const { errors } = await changeContent(NOT_SENT, edited());
  expect(errors).toEqual([en.backoffice.sessionEnded]);
});

const { done } = en.backoffice.contentEdit;

test.each([
  ["save", true, { text: done.saved, isWarning: false }],
  ["discard", true, { text: done.discarded, isWarning: false }],
  ["publish", true, { text: done.published, isWarning: false }],
  ["publish", false, { text: done.publishedLater, isWarning: true }],
])(
  "after %s (storefront renewed: %s) the page says what was done",
  async (intent, isRevalidated, expected) => {
    jest.mocked(submitAsVisitor).mockResolvedValue(answer(200, "", { isRevalidated }));
    const state = await changeContent(NOT_SENT, edited(intent));
    expect(state).toEqual({ rowId: "consegne", done: expected, errors: [] });
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);

test("a publication that failed says why, not that the draft was saved before it", async () => {
  jest
    .mocked(submitAsVisitor)
    .mockResolvedValueOnce(answer(200, "", { isRevalidated: true }))
    .mockResolvedValueOnce(answer(500, "The shop does not answer.", null));
  const state = await changeContent(NOT_SENT, edited("publish"));
  expect(state).toMatchObject({ done: null, errors: ["The shop does not answer."], savedVersion: 4 });
});

test.each(["save", "discard"])("the version saved last survives a %s that failed", async (intent) => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(500, "The shop does not answer.", null));
  const failed = await changeContent({ ...NOT_SENT, savedVersion: 6 }, edited(intent));
  await changeContent(failed, edited(intent));
  expect(jest.mocked(submitAsVisitor).mock.calls.map(([, body]) => body)).toEqual([
    expect.objectContaining({ version: 6 }),
    expect.objectContaining({ version: 6 }),
  ]);
});

test.each([
  ["a group that was changed", { synonym_id: "7", intent: "save" }, "7"],
  ["a group that was removed", { synonym_id: "7", intent: "remove" }, "7"],
  ["a new group", { intent: "save" }, "new"],
])("%s is named as the row that was acted on", async (_, fields, rowId) => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(200, "", {}));
  const form = posted({ version: "0", headword: "", phrases: "grissini", ...fields });
  expect(await changeSynonyms(NOT_SENT, form)).toEqual({
    rowId,
    done: { text: en.backoffice.synonyms.done },
    errors: [],
  });
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(400, "Two words at least.", null));
  expect(await changeSynonyms(NOT_SENT, form)).toEqual({
    rowId,
    done: null,
    errors: ["Two words at least."],
  });
  expect(refresh).toHaveBeenCalledTimes(1);
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
