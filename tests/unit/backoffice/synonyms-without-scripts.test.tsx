import { createTranslator } from "next-intl";
import { NEW_ROW, type StaffActionState } from "@/components/backoffice/staff-action-state";
import { SynonymsPage } from "@/components/backoffice/synonyms-page";
import { useStaffAction } from "@/components/backoffice/use-staff-action";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async (namespace: "backoffice") => createTranslator({ locale: "it", messages, namespace }),
}));
jest.mock("@/lib/session/server", () => ({
  readSession: async () => ({ staff: { roles: ["CONTENT"] } }),
}));
jest.mock("@/components/backoffice/use-staff-action", () => ({ useStaffAction: jest.fn() }));

const list = {
  page: { number: 1, count: 1, items: 1, size: 50 },
  synonyms: [{ synonymId: 4, version: 2, headword: "", phrases: ["grissini", "grissino"] }],
};

/** The page that answers the form's own request. */
async function htmlAfter(state: StaffActionState): Promise<string> {
  jest.mocked(useStaffAction).mockReturnValue({ state, send: jest.fn(), formAction: jest.fn() });
  const page = await SynonymsPage({ q: "", list, errorMessage: "", action: jest.fn() });
  return pageHtml(page);
}

const closedParts = (html: string) => html.match(/<details(?![^>]* open="").*?<\/details>/gs) ?? [];

test.each([NEW_ROW, "4"])("without scripts the result of group %s is seen", async (rowId) => {
  const done = messages.backoffice.synonyms.done;
  const html = await htmlAfter({ rowId, done: { text: done }, errors: [] });
  expect(html).toContain(`<p>${done}</p>`);
  expect(closedParts(html).join("")).not.toContain(`<p>${done}</p>`);
});

test.each([NEW_ROW, "4"])("without scripts the error of group %s is seen", async (rowId) => {
  const html = await htmlAfter({ rowId, done: null, errors: ["Scrivi almeno due parole."] });
  expect(html).toContain("Scrivi almeno due parole.");
  expect(closedParts(html).join("")).not.toContain("Scrivi almeno due parole.");
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
});
