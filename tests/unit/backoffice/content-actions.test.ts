import { createTranslator } from "next-intl";
import { NextRequest } from "next/server";
import { refresh } from "next/cache";
import { changeContent, changeSynonyms } from "@/app/[locale]/(backoffice)/backoffice/content/actions";
import { NOT_SENT } from "@/components/backoffice/staff-action-state";
import type { EditableDocument } from "@/lib/ebsn/domain/content-edit";
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
  ["withdraw", true, { text: done.withdrawn, isWarning: false }],
  ["withdraw", false, { text: done.withdrawnLater, isWarning: true }],
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
    .mockResolvedValueOnce(answer(200, "", { version: 7 }))
    .mockResolvedValueOnce(answer(500, "The shop does not answer.", null));
  const state = await changeContent(NOT_SENT, edited("publish"));
  expect(state).toMatchObject({ done: null, errors: ["The shop does not answer."], savedVersion: 7 });
});

const NO_LIMITS = { warehouseIds: [], segmentIds: [] };
const opening = {
  categoryBlockId: 8,
  codInt: "0",
  modeName: "Text",
  name: "Opening",
  settings: {},
  proposals: [],
  visibility: { from: "2026-12-15T08:00", to: "2026-12-14T08:00", ...NO_LIMITS },
};

function editedPage(fields: Record<string, string>): FormData {
  const document = JSON.stringify({ title: "Home", blocks: [opening] });
  return posted({ kind: "home", slug: "home", version: "3", intent: "save", document, ...fields });
}

function editedArticle(published: string, fields: Record<string, string> = {}): FormData {
  const document = JSON.stringify({ title: "Rice", abstract: "", content: "", published: null });
  const form = { kind: "article", slug: "rice", version: "3", intent: "publish", document };
  return posted({ ...form, published, ...fields });
}

test("what is published for a day to come is said to be scheduled", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(200, "", { isRevalidated: true }));
  const { done: said } = await changeContent(NOT_SENT, editedArticle("2099-12-24"));
  expect(said?.text).toBe("Scheduled: customers do not see it before Thursday 24 December 2099.");
});

test("a date that takes an article off the shop is asked about first", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(200, "", { isRevalidated: true }));
  const online = { is_online: "true" };
  const asked = await changeContent(NOT_SENT, editedArticle("2099-12-24", online));
  expect(asked).toMatchObject({ done: null, confirmIntent: "publish-anyway" });
  expect(submitAsVisitor).not.toHaveBeenCalled();
  const anyway = editedArticle("2099-12-24", { ...online, intent: "publish-anyway" });
  expect((await changeContent(asked, anyway)).done?.text).toMatch(/^Scheduled/);
});

test("a page whose blocks begin later names them", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(200, "", { isRevalidated: true }));
  const form = editedPage({ intent: "publish", "block-8-from": "2099-01-01T08:00", "block-8-to": "" });
  expect((await changeContent(NOT_SENT, form)).done?.text).toContain("Opening");
});

test("a conflict of synonyms shows the other version, which can be replaced", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(409, "Changed.", null));
  const group = { synonymId: 7, headword: "", phrases: ["anguria", "cocomero"], version: 4 };
  jest.mocked(fetchResponse).mockResolvedValue(answer(200, "", { synonyms: [group] }));
  const fields = { synonym_id: "7", version: "3", headword: "", phrases: "anguria, melone", intent: "save" };
  const state = await changeSynonyms(NOT_SENT, posted(fields));
  expect(state).toMatchObject({ errors: ["Changed."], conflictVersion: 4 });
  expect(state.conflictText).toContain("anguria, cocomero");
  await changeSynonyms(state, posted({ ...fields, force: "4" }));
  expect(jest.mocked(submitAsVisitor).mock.lastCall?.[1]).toMatchObject({ version: "4" });
});

test.each([
  [
    ["", "3", "5"],
    [3, 5],
  ],
  [[""], []],
])("of the stores of a block, those whose boxes are checked (%j) are kept", async (boxes, warehouseIds) => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(200, "", null));
  const shown = { ...opening, visibility: { ...opening.visibility, warehouseIds: [3, 99] } };
  const form = editedPage({ document: JSON.stringify({ title: "Home", blocks: [shown] }) });
  for (const box of boxes) form.append("block-8-stores", box);
  expect((await changeContent(NOT_SENT, form)).errors).toEqual([]);
  const { document } = jest.mocked(submitAsVisitor).mock.lastCall?.[1] as { document: EditableDocument };
  expect(document.blocks?.[0]?.visibility?.warehouseIds).toEqual(warehouseIds);
});

test.each([
  ["block-8-stores", "Milano Navigli, 503", "not a number: Milano, Navigli."],
  ["block-8-segments", "7 e 8", "not a number: e."],
])("what is no number in %s is rejected at the field, and nothing is saved", async (name, value, reason) => {
  const state = await changeContent(NOT_SENT, editedPage({ [name]: value }));
  expect(state.errors).toEqual([expect.stringMatching(new RegExp(`^Opening, .*: ${reason}$`))]);
  expect(Object.keys(state.fieldErrors ?? {})).toEqual([name]);
  expect(submitAsVisitor).not.toHaveBeenCalled();
});

test.each([
  ["blocks.0.visibility.to", "block-8-to", "Opening, “Until”: must come after “From”."],
  ["title", "title", "“Title”: cannot be empty."],
])("an error of the document at %s is said at its field", async (path, name, text) => {
  const rejected = answer(200, "", null);
  const errors = [{ code: `error.content.field.${path}`, message: path }];
  jest
    .mocked(submitAsVisitor)
    .mockResolvedValue({ ...rejected, response: { ...rejected.response, status: 1, errors } });
  const state = await changeContent(NOT_SENT, editedPage({}));
  expect(state).toMatchObject({ done: null, errors: [text], fieldErrors: { [name]: text } });
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
