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

const post = (call: string, body: unknown) => irene.post(`backoffice-access/${call}`, body);

async function view(kind: string, slug: string) {
  const answer = await irene.get(`backoffice-access/get-content?kind=${kind}&slug=${slug}`);
  return contentViewSchema.parse(parseAnswer(answer).data);
}

const statusOf = async (path: string) => parseAnswer(await backend.get(path)).status;

async function categoryOf(slug: string) {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/category?slug=${slug}`));
  return categoryPageSchema.parse(data).category;
}

const blocksOf = async (slug: string) => (await categoryOf(slug))?.categoryBlocks ?? [];

test.each([
  ["article", "pane-come-conservarlo", "/ebsn/api/article/view?slug=pane-come-conservarlo"],
  ["page", "lavora-con-noi", "/ebsn/api/article/view?slug=lavora-con-noi"],
  ["leaflet", "sapori-d-autunno", "/ebsn/api/leaflet/view?leaflet_id=sapori-d-autunno"],
])("what is withdrawn (%s) is a draft until it is published again", async (kind, slug, path) => {
  const { version, document } = await view(kind, slug);
  await post("withdraw-content", { kind, slug, version });
  expect(await statusOf(path)).toBe(404);
  expect(await statusOf(`${path}&previewDrafts=true`)).toBe(0);
  expect(await view(kind, slug)).toMatchObject({
    item: { state: "draft", hasDraft: true },
    isReleased: false,
    document,
  });
  await post("publish-content", { kind, slug, version: version + 1 });
  expect(await statusOf(path)).toBe(0);
  expect((await view(kind, slug)).document).toEqual(document);
});

test("a department without its withdrawn blocks stays open; the home page cannot be withdrawn", async () => {
  const { version } = await view("category", "macelleria");
  await post("withdraw-content", { kind: "category", slug: "macelleria", version });
  expect(await blocksOf("macelleria")).toEqual([]);
  expect((await categoryOf("macelleria"))?.name).toBe("Macelleria");
  await post("publish-content", { kind: "category", slug: "macelleria", version: version + 1 });
  expect(await blocksOf("macelleria")).not.toEqual([]);

  const home = { kind: "home", slug: "homepage-2023" };
  const rejected = await post("withdraw-content", {
    ...home,
    version: (await view("home", home.slug)).version,
  });
  expect(rejected.http).toBe(404);
  expect(await blocksOf(home.slug)).not.toEqual([]);
});
