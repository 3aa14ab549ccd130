import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { articleListSchema, articleViewSchema } from "@/lib/ebsn/schemas/article";
import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { contentListSchema, contentViewSchema } from "@/lib/ebsn/schemas/content-edit";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { isSignatureValid } from "@/lib/signature";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";
import { createStaffApi, IRENE } from "@/tests/support/staff";

allowLocalhost();

const SECRET = "contract-tests-only-secret-of-32-characters";
const POST = "quale-riso-per-il-risotto";

let backend: TestBackend;
let storefront: Server;
let irene: Shopper;
const renewals: { message: string; isSigned: boolean }[] = [];

beforeAll(async () => {
  storefront = createServer((request, response) => {
    void text(request).then((message) => {
      const time = String(request.headers["x-madia-time"]);
      const signature = String(request.headers["x-madia-signature"]);
      const signed = { message, time, signature, secret: SECRET, now: Date.now() };
      renewals.push({ message, isSigned: isSignatureValid(signed) });
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => storefront.listen(0, "127.0.0.1", resolve));
  const { port } = storefront.address() as AddressInfo;
  backend = await startBackend({
    env: { STOREFRONT_URL: `http://127.0.0.1:${port}`, REVALIDATE_SECRET: SECRET },
  });
  irene = await createStaffApi(backend).logInStaff(IRENE);
});

afterAll(async () => {
  await backend.stop();
  await new Promise((resolve) => storefront.close(resolve));
});

const post = (call: string, body: unknown, who = irene) => who.post(`backoffice-access/${call}`, body);

async function list(query = "") {
  const { data } = parseAnswer(await irene.get(`backoffice-access/list-content?page_size=100&${query}`));
  return contentListSchema.parse(data);
}

async function view(kind: string, slug: string) {
  const answer = await irene.get(`backoffice-access/get-content?kind=${kind}&slug=${slug}`);
  return contentViewSchema.parse(parseAnswer(answer).data);
}

async function readData(path: string): Promise<unknown> {
  return envelopeSchema.parse((await backend.get(path)).body).data;
}

async function categoryOf(slug: string, params = "") {
  const page = categoryPageSchema.parse(await readData(`/ebsn/api/category?slug=${slug}${params}`));
  return { blocks: page.category?.categoryBlocks ?? [], hiddenBlocks: page.category?.hiddenBlocks ?? [] };
}

const articleTitle = async (params = "") =>
  (await readData(`/ebsn/api/article/view?slug=${POST}${params}`)) as { article: { title: string } };

describe("content edited by marketing", () => {
  test("lists pages by kind with what is scheduled and what is draft", async () => {
    const { items } = await list();
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(["home", "category", "page", "article", "recipe", "leaflet"]),
    );
    expect(items[0]).toMatchObject({ kind: "home", slug: "homepage-2023" });
    const drafts = (await list("state=draft")).items;
    expect(drafts.find(({ slug }) => slug === "pescheria")).toMatchObject({ hasDraft: true });
    expect((await list("state=scheduled")).items.map(({ from }) => from)).toContain("2026-12-10");
    expect((await list("q=RISOTTO&kind=article")).items.map(({ slug }) => slug)).toEqual([POST]);
    expect((await list(`q=https://shop.example/news/${POST}`)).items.map(({ slug }) => slug)).toEqual([POST]);
  });

  test("is paged", async () => {
    const { data } = parseAnswer(await irene.get("backoffice-access/list-content?page=2&page_size=5"));
    const { items, page } = contentListSchema.parse(data);
    expect(items).toHaveLength(5);
    expect(page).toMatchObject({ selPage: 2, itemsPerPage: 5 });
  });

  test("an article is changed, seen in previews of drafts only, and published; the storefront is notified", async () => {
    const { version, document } = await view("article", POST);
    const changed = { ...document, title: "Tre risi, tre risotti" };
    const saved = parseAnswer(
      await post("save-content", { kind: "article", slug: POST, version, document: changed }),
    );
    expect(saved.data).toEqual({ version: version + 1 });
    expect((await articleTitle()).article.title).toBe(document.title);
    expect((await articleTitle("&previewDrafts=true")).article.title).toBe(changed.title);
    expect((await list(`q=${POST}`)).items[0]).toMatchObject({ hasDraft: true, updatedBy: "Irene Bassani" });

    const published = await post("publish-content", { kind: "article", slug: POST, version: version + 1 });
    expect(parseAnswer(published).data).toEqual({ version: version + 2, isRevalidated: true });
    expect((await articleTitle()).article.title).toBe(changed.title);
    expect(renewals.at(-1)).toEqual({
      isSigned: true,
      message: JSON.stringify({ tags: ["content", "sitemap"], expire: true }),
    });
    const found = articleListSchema.parse(await readData("/ebsn/api/article/search?page_size=100"));
    expect(found.articles.map(({ title }) => title)).toContain(changed.title);
  });

  test("a preview of drafts without a day shows what is scheduled", async () => {
    const scheduled = (await list("state=scheduled&kind=article")).items[0];
    const open = async (params: string) =>
      (await backend.get(`/ebsn/api/article/view?slug=${scheduled?.slug}${params}`)).body;
    const found = async (params: string) =>
      articleViewSchema.parse(envelopeSchema.parse(await open(params)).data).article?.title;
    expect(await found("&previewDrafts=true")).toBe(scheduled?.name);
    expect(JSON.stringify(await open("&previewDrafts=true&forcedPreviewDate=2026-11-01"))).not.toContain(
      scheduled?.name,
    );
    expect(JSON.stringify(await open(""))).not.toContain(scheduled?.name);
  });

  test("a recipe's parts and picture are changed; what the shop does not have is rejected", async () => {
    const slug = "risotto-alla-zucca-e-taleggio";
    const { version, document, pictures } = await view("recipe", slug);
    const { recipe } = document;
    const picture = pictures.find(({ name }) => name !== document.scene);
    if (!recipe || !picture) throw new Error("no recipe or picture");
    expect((await backend.get(picture.url)).http).toBe(200);
    const save = (changed: object) =>
      post("save-content", { kind: "recipe", slug, version, document: { ...document, ...changed } });
    const [first, ...others] = recipe.ingredients;
    const unsold = { ...first, product: { slug: "non-esiste", quantity: 1 } };
    const withUnsold = { ...recipe, ingredients: [unsold, ...others] };
    for (const changed of [{ recipe: withUnsold }, { scene: "non-esiste" }])
      expect(parseAnswer(await save(changed)).codes).toEqual(["error.content.invalid"]);
    const withoutSteps = await save({ recipe: { ...recipe, steps: [] } });
    expect(parseAnswer(withoutSteps).codes).toEqual(["error.content.field.recipe.steps"]);

    const steps = ["Tosta il riso & sfuma.", "Manteca fuori dal fuoco."];
    const edited = { scene: picture.name, imgAlt: "Un risotto", recipe: { ...recipe, portions: 2, steps } };
    expect((await save(edited)).http).toBe(200);
    const article = async (params = "") => {
      const data = await readData(`/ebsn/api/article/view?slug=${slug}${params}`);
      return articleViewSchema.parse(data).article;
    };
    expect((await article())?.recipe?.steps).toEqual(recipe.steps);
    const draft = await article("&previewDrafts=true");
    expect(draft).toMatchObject({ imgAlt: "Un risotto", recipe: { portions: 2, steps } });
    await post("publish-content", { kind: "recipe", slug, version: version + 1 });
    const published = await article();
    expect(published?.img).toContain(`/${picture.name}.webp`);
    expect(published?.content).toContain("<li>Tosta il riso &#38; sfuma.</li>");
    expect(published?.recipe?.ingredients).toHaveLength(recipe.ingredients.length);
  });

  test("two people who edit one page: the second gets a conflict, and nothing is overwritten", async () => {
    const { version, document } = await view("page", "spedizioni");
    const save = (title: string) =>
      post("save-content", { kind: "page", slug: "spedizioni", version, document: { ...document, title } });
    await save("Le consegne");
    const second = await save("Come si consegna");
    expect(second.http).toBe(409);
    expect(parseAnswer(second).codes).toEqual(["error.content.conflict"]);
    expect((await view("page", "spedizioni")).document.title).toBe("Le consegne");
    const stale = await post("publish-content", { kind: "page", slug: "spedizioni", version });
    expect(stale.http).toBe(409);
    const discarded = await post("discard-content", {
      kind: "page",
      slug: "spedizioni",
      version: version + 1,
    });
    expect(discarded.http).toBe(200);
    expect((await view("page", "spedizioni")).document.title).toBe(document.title);
  });

  test("a block has dates, stores and segments; a preview says why it is left out", async () => {
    const { version, document } = await view("home", "homepage-2023");
    const [first, ...others] = document.blocks ?? [];
    if (!first) throw new Error("no block");
    const visibility = { from: "2026-11-25T08:00", to: "2026-12-24T12:00", warehouseIds: [], segmentIds: [] };
    const blocks = [{ ...first, visibility }, ...others];
    const target = { kind: "home", slug: "homepage-2023" };
    await post("save-content", { ...target, version, document: { ...document, blocks } });
    await post("publish-content", { ...target, version: version + 1 });
    const id = first.categoryBlockId;
    const ids = async (params = "") =>
      (await categoryOf("homepage-2023", params)).blocks.map(({ categoryBlockId }) => categoryBlockId);
    expect(await ids()).not.toContain(id);
    expect(await ids("&forcedPreviewDate=2026-11-25&previewTime=07:59")).not.toContain(id);
    expect(await ids("&forcedPreviewDate=2026-11-25&previewTime=08:00")).toContain(id);
    expect((await categoryOf("homepage-2023")).hiddenBlocks).toEqual([]);
    const reasonAt = async (params: string) => {
      const { hiddenBlocks } = await categoryOf("homepage-2023", params);
      return hiddenBlocks.flatMap(({ categoryBlockId, reason }) => (categoryBlockId === id ? [reason] : []));
    };
    expect(await reasonAt("&forcedPreviewDate=2026-11-24")).toEqual(["early"]);
    expect(await reasonAt("&forcedPreviewDate=2026-12-25")).toEqual(["late"]);
    expect((await list("kind=home")).items[0]).toMatchObject({
      state: "scheduled",
      from: "2026-11-25T08:00",
    });

    const limited = { from: "", to: "", warehouseIds: [503], segmentIds: [7] };
    const again = { ...document, blocks: [{ ...first, visibility: limited }, ...others] };
    await post("save-content", { ...target, version: version + 2, document: again });
    const drafts = "&previewDrafts=true";
    expect(await reasonAt(drafts)).toEqual(["store"]);
    expect(await reasonAt(`${drafts}&previewWarehouseId=503`)).toEqual(["segment"]);
    expect(await reasonAt(`${drafts}&previewWarehouseId=503&previewSegmentId=7`)).toEqual([]);
  });

  test("a block for a store is only sent to customers of that store", async () => {
    const shopper = await newShopper(backend);
    const cart = parseAnswer(await shopper.get("cart/view?show_sectors=true"));
    const { warehouseId } = cartSchema.parse(cart.data).warehouse ?? {};
    if (!warehouseId) throw new Error("the cart has no store");
    const target = { kind: "category", slug: "vetrina" };
    const { version, document } = await view(target.kind, target.slug);
    const [first, ...others] = document.blocks ?? [];
    if (!first) throw new Error("no block");
    const publishFor = async (warehouseIds: number[], at: number) => {
      const visibility = { from: "", to: "", warehouseIds, segmentIds: [] };
      const blocks = [{ ...first, visibility }, ...others];
      await post("save-content", { ...target, version: at, document: { ...document, blocks } });
      await post("publish-content", { ...target, version: at + 1 });
    };
    const isShown = async (data: unknown) =>
      (categoryPageSchema.parse(data).category?.categoryBlocks ?? []).some(
        ({ categoryBlockId }) => categoryBlockId === first.categoryBlockId,
      );
    const asShopper = async () => parseAnswer(await shopper.get("category?slug=vetrina")).data;
    await publishFor([warehouseId], version);
    expect(await isShown(await asShopper())).toBe(true);
    expect(await isShown(await readData("/ebsn/api/category?slug=vetrina"))).toBe(false);
    await publishFor([warehouseId === 503 ? 502 : 503], version + 2);
    expect(await isShown(await asShopper())).toBe(false);
  });

  test("names what it rejects: no page of blocks, dates that end before they begin, stores that are none", async () => {
    const { version, document } = await view("home", "homepage-2023");
    const [first, ...others] = document.blocks ?? [];
    const visibility = { from: "2026-12-15T08:00", to: "2026-12-14T08:00", warehouseIds: [], segmentIds: [] };
    const target = { kind: "home", slug: "homepage-2023", version };
    const unknownStore = { from: "", to: "", warehouseIds: [503, 999], segmentIds: [] };
    const limited = (limits: object) => ({
      ...document,
      blocks: [{ ...first, visibility: limits }, ...others],
    });
    for (const [changed, path] of [
      [limited(visibility), "blocks.0.visibility.to"],
      [limited(unknownStore), "blocks.0.visibility.warehouseIds"],
      [{ title: "x", seoTitle: "", seoDescription: "" }, "blocks"],
    ] as const) {
      const answer = parseAnswer(await post("save-content", { ...target, document: changed }));
      expect(answer.codes).toEqual([`error.content.field.${path}`]);
    }
  });

  test("is for the role of content", async () => {
    const serena = await createStaffApi(backend).logInStaff();
    const shopper = await newShopper(backend);
    for (const who of [serena, shopper])
      for (const answer of [
        await who.get("backoffice-access/list-content"),
        await who.get(`backoffice-access/get-content?kind=article&slug=${POST}`),
        await post("save-content", { kind: "article", slug: POST, version: 0, document: {} }, who),
        await post("publish-content", { kind: "article", slug: POST, version: 0 }, who),
        await post("withdraw-content", { kind: "article", slug: POST, version: 0 }, who),
        await post("save-synonym", { phrases: "a,b" }, who),
      ])
        expect(answer.http).toBe(403);
    expect((await irene.get("user-search/list_user?q=bianchi")).http).toBe(403);
  });
});
