import { createTranslator } from "next-intl";
import { PageFields } from "@/components/backoffice/page-fields";
import { StaffActions } from "@/components/backoffice/staff-actions";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getTranslations: async (namespace: never) => createTranslator({ locale: "it", namespace, messages }),
}));

async function fieldsOf(title: string): Promise<string[]> {
  const document = { title, seoTitle: "Natale", seoDescription: "Le feste.", blocks: [] };
  const html = await pageHtml(
    <StaffActions action={jest.fn()} rowIds={[]}>
      <PageFields document={document} />
    </StaffActions>,
  );
  return [...html.matchAll(/ name="(\w+)"/g)].map(([, name = ""]) => name);
}

test("a landing page has its title and the texts for search engines", async () => {
  expect(await fieldsOf("Natale in tavola")).toEqual(["title", "seoTitle", "seoDescription"]);
});

test("a department has its title elsewhere", async () => {
  expect(await fieldsOf("")).toEqual(["seoTitle", "seoDescription"]);
});
