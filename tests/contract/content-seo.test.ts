import { categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { contentViewSchema } from "@/lib/ebsn/schemas/content-edit";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer, type Shopper } from "@/tests/support/shopper";
import { createStaffApi, IRENE } from "@/tests/support/staff";

const backend = backendForFile();
let irene: Shopper;

beforeAll(async () => {
  irene = await createStaffApi(backend).logInStaff(IRENE);
});

async function seoOf(slug: string, params = "") {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/category?slug=${slug}${params}`));
  return categoryPageSchema.parse(data).category?.metaData.category_seo;
}

test("title and description for search engines of a department are those of its page of blocks, if it has them", async () => {
  const target = { kind: "category", slug: "macelleria" };
  const before = await seoOf(target.slug);
  const answer = await irene.get(`backoffice-access/get-content?kind=${target.kind}&slug=${target.slug}`);
  const { version, document } = contentViewSchema.parse(parseAnswer(answer).data);
  const save = (next: number, seo: { seoTitle: string; seoDescription: string }) =>
    irene.post("backoffice-access/save-content", {
      ...target,
      version: next,
      document: { ...document, ...seo },
    });

  await save(version, { seoTitle: "Carne di Lombardia", seoDescription: "Dal banco." });
  expect(await seoOf(target.slug)).toEqual(before);
  const written = { seo_title: "Carne di Lombardia", seo_description: "Dal banco." };
  expect(await seoOf(target.slug, "&previewDrafts=true")).toEqual(written);
  await irene.post("backoffice-access/publish-content", { ...target, version: version + 1 });
  expect(await seoOf(target.slug)).toEqual(written);

  await save(version + 2, { seoTitle: "", seoDescription: "" });
  await irene.post("backoffice-access/publish-content", { ...target, version: version + 3 });
  expect(await seoOf(target.slug)).toEqual(before);
});
