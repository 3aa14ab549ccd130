import { contentDay } from "@/backend/db/seed/content-days";
import { homePage, leaflets, menus, posts as seedPosts, recipes } from "@/backend/seed/content";
import { articleListSchema, articleViewSchema } from "@/lib/ebsn/schemas/article";
import { warehouseListSchema } from "@/lib/ebsn/schemas/delivery";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { leafletListSchema, leafletViewSchema } from "@/lib/ebsn/schemas/leaflet";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { menuSchema, wpDocumentsSchema, wpSearchSchema } from "@/lib/ebsn/schemas/wordpress";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const TODAY = "2026-11-20";
const posts = seedPosts.map((post) => ({ ...post, pubDate: contentDay(post.pubDate, TODAY) }));
const published = posts.filter(({ pubDate }) => pubDate !== null && pubDate <= TODAY);
const future = posts.filter(({ pubDate }) => pubDate !== null && pubDate > TODAY);

describe("content", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const fetchData = async (path: string) =>
    envelopeSchema.parse((await backend.get(`/ebsn/api/${path}`)).body).data;

  describe("leaflets", () => {
    test("are filtered by type, under either parameter name", async () => {
      const volantini = leaflets.filter(({ leafletTypeId }) => leafletTypeId === 2).length;
      for (const name of ["leaflet_type_id", "parent_leaflet_type_id"]) {
        const found = leafletListSchema.parse(await fetchData(`leaflet/search?${name}=2`));
        expect(found.leaflets).toHaveLength(volantini);
      }
      expect(leafletListSchema.parse(await fetchData("leaflet/search")).leaflets).toHaveLength(
        leaflets.length,
      );
    });

    test("are filtered by delivery service", async () => {
      const lockerLeaflets = leaflets.filter(({ deliveryServiceIds }) =>
        deliveryServiceIds.includes(4),
      ).length;
      const found = leafletListSchema.parse(await fetchData("leaflet/search?parent_delivery_service_id=4"));
      expect(found.leaflets).toHaveLength(lockerLeaflets);
    });

    test("are filtered by store", async () => {
      const storeLeaflets = leaflets.filter(
        ({ warehouseIds }) => warehouseIds.length === 0 || warehouseIds.includes(503),
      );
      expect(storeLeaflets.length).toBeLessThan(leaflets.length);
      const found = leafletListSchema.parse(await fetchData("leaflet/search?parent_warehouse_id=503"));
      expect(found.leaflets.map(({ slug }) => slug).toSorted()).toEqual(
        storeLeaflets.map(({ slug }) => slug).toSorted(),
      );
    });

    test("show their pages with offers that exist", async () => {
      const [first] = leaflets;
      for (const name of [first?.slug, first?.leafletId]) {
        const { leaflet } = leafletViewSchema.parse(await fetchData(`leaflet/view?leaflet_id=${name}`));
        expect(leaflet?.leafletPage).toHaveLength(first?.pages.length ?? 0);
        const areas = leaflet?.leafletPage.flatMap((page) => page.areas) ?? [];
        expect(areas).toHaveLength(first?.pages.flatMap((page) => page.areas).length ?? 0);
      }
    });

    test("have a cover in the expected format and are not expired", async () => {
      const { leaflets: found } = leafletListSchema.parse(await fetchData("leaflet/search"));
      for (const leaflet of found) {
        expect(leaflet.media[0]).toMatchObject({ formatTypeId: 12, url: leaflet.firstPagePreview });
        const day = (text: string) => text.split("/").reverse().join("-");
        expect(day(leaflet.expireDate) >= "2026-11-20").toBe(true);
      }
      const announced = found.filter(({ validityDate }) => validityDate === "03/12/2026");
      expect(announced.map(({ slug }) => slug)).toEqual(["la-tavola-delle-feste"]);
    });

    test("list their products, filtered by department", async () => {
      const [first] = leaflets;
      const slugs = new Set(first?.pages.flatMap((page) => page.areas.map(({ slug }) => slug)));
      const found = productListSchema.parse(
        await fetchData(`leaflet/product-search?parent_leaflet_id=${first?.leafletId}&page_size=100`),
      );
      expect(new Set(found.products.map(({ slug }) => slug))).toEqual(slugs);
      const department = productListSchema.parse(
        await fetchData(
          `leaflet/product-search?parent_leaflet_id=${first?.leafletId}&parent_category_id=130000`,
        ),
      );
      expect(department.products.length).toBeGreaterThan(0);
      expect(department.products.length).toBeLessThan(found.products.length);
      expect(
        department.products.every(({ categoryId }) => Math.floor((categoryId ?? 0) / 10_000) === 13),
      ).toBe(true);
    });

    test("that are announced list future prices that do not apply yet", async () => {
      const id = leaflets.find(({ campaign }) => campaign === "prossima-quindicina")?.leafletId;
      const offers = productListSchema.parse(
        await fetchData(`leaflet/product-search?parent_leaflet_id=${id}&page_size=100`),
      ).products;
      const days = offers.map(({ warehousePromo: promo }) => [promo?.validityDate, promo?.expireDate]);
      expect(new Set(days.map(String))).toEqual(new Set(["03/12/2026,16/12/2026"]));
      const ids = offers.map(({ productId }) => productId);
      const today = productListSchema.parse(
        await fetchData(`products?product_ids=${ids.join()}&page_size=100`),
      );
      const now = new Map(today.products.map((current) => [current.productId, current]));
      expect(now.size).toBe(offers.length);
      for (const { productId, priceDisplay, priceStandardDisplay, lowestPrice30 } of offers) {
        const current = now.get(productId);
        expect(current?.warehousePromo).toBeNull();
        expect(priceDisplay).toBeLessThan(current?.priceDisplay ?? 0);
        expect(priceStandardDisplay).toBe(current?.priceDisplay);
        // It may have cost less within the thirty days.
        expect(lowestPrice30).toBeLessThanOrEqual(current?.priceDisplay ?? 0);
      }
    });

    test("and promotions are those of the day that is previewed", async () => {
      const isoDay = (day: string) => day.split("/").reverse().join("-");
      for (const day of [TODAY, "2026-12-05"]) {
        const preview = day === TODAY ? "" : `&forcedPreviewDate=${day}`;
        const { products } = productListSchema.parse(
          await fetchData(`products?promo=true&page_size=50${preview}`),
        );
        const promoted = products.flatMap(({ warehousePromo }) => warehousePromo ?? []);
        expect(promoted.length).toBeGreaterThan(10);
        for (const { validityDate, expireDate } of promoted) {
          expect(isoDay(validityDate) <= day).toBe(true);
          expect(isoDay(expireDate) >= day).toBe(true);
        }
        const { leaflets: shown } = leafletListSchema.parse(await fetchData(`leaflet/search?${preview}`));
        expect(
          shown.some(
            ({ validityDate, expireDate }) => isoDay(validityDate) <= day && isoDay(expireDate) >= day,
          ),
        ).toBe(true);
      }
    });

    test("that are unknown have no products and return a coded error", async () => {
      const none = productListSchema.parse(
        await fetchData("leaflet/product-search?parent_leaflet_id=424242"),
      );
      expect(none.page?.totItems).toBe(0);
      expect((await backend.get("/ebsn/api/leaflet/view?leaflet_id=nope")).body).toMatchObject({
        response: { status: 404, errors: [{ code: "error.leaflet.not_found" }] },
      });
    });
  });

  describe("articles", () => {
    test("are recipes and posts, newest first, paginated", async () => {
      const { articles, page } = articleListSchema.parse(await fetchData("article/search?page_size=100"));
      expect(page?.totItems).toBe(recipes.length + published.length);
      const days = articles.map(({ pubDate }) => pubDate.split("/").reverse().join("-"));
      expect(days).toEqual([...days].sort().reverse());
      const unknownOrder = articleListSchema.parse(
        await fetchData("article/search?page_size=100&sort=constructor"),
      );
      expect(unknownOrder.articles.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug));
      const second = articleListSchema.parse(await fetchData("article/search?page_size=5&page=2"));
      expect(second.articles[0]).toEqual(articles[5]);
    });

    test("are filtered by type and by class", async () => {
      const all = articleListSchema.parse(
        await fetchData("article/search?parent_article_type_id=2&page_size=100"),
      );
      expect(all.articles).toHaveLength(recipes.length);
      expect(all.articles.every(({ articleType }) => articleType?.name === "recipe")).toBe(true);
      const course = all.articles[0]?.articleClass.find(
        ({ articleClassGroup }) => articleClassGroup?.name === "course",
      );
      expect(course).toBeDefined();
      const filtered = articleListSchema.parse(
        await fetchData(`article/search?parent_article_class_id=${course?.articleClassId}&page_size=100`),
      );
      expect(filtered.articles).toHaveLength(
        recipes.filter(({ course: name }) => name === course?.name).length,
      );
    });

    test("return a recipe with the products of its ingredients", async () => {
      const [recipe] = recipes;
      const { article } = articleViewSchema.parse(await fetchData(`article/view?slug=${recipe?.slug}`));
      expect(article).toMatchObject({
        title: recipe?.title,
        recipe: { portions: recipe?.portions, steps: recipe?.steps },
      });
      const withProduct = article?.recipe?.ingredients.filter(({ product }) => product !== null);
      expect(withProduct).toHaveLength(
        recipe?.ingredients.filter(({ product }) => product !== null).length ?? 0,
      );
    });

    test("with a future date are hidden, except in a preview of that day", async () => {
      for (const { slug, pubDate } of future) {
        const path = `/ebsn/api/article/view?slug=${slug}`;
        expect((await backend.get(path)).body).toMatchObject({ response: { status: 404 } });
        expect((await backend.get(`${path}&forcedPreviewDate=${pubDate}`)).body).toMatchObject({
          response: { status: 0 },
          data: { article: { slug } },
        });
        const wp = `/p/wp-json/wp/v2/posts?slug=${slug}`;
        expect((await backend.get(wp)).body).toEqual([]);
        expect((await backend.get(`${wp}&forcedPreviewDate=${pubDate}`)).body).toHaveLength(1);
      }
      expect(future).not.toHaveLength(0);
    });

    test("that are unknown return a coded error", async () => {
      expect((await backend.get("/ebsn/api/article/view?slug=nope")).body).toMatchObject({
        response: { status: 404, errors: [{ code: "error.article.not_found" }] },
      });
    });
  });

  describe("stores", () => {
    test("are returned in one response, with hours, coordinates and services", async () => {
      const { warehouses } = warehouseListSchema.parse(await fetchData("warehouse-locator/search"));
      expect(warehouses).toHaveLength(6);
      for (const store of warehouses) {
        expect(store.serviceHours?.default.length).toBeGreaterThan(0);
        expect(store.deliveryServices.length).toBeGreaterThan(0);
        expect(store.address?.latitude).toBeGreaterThan(44);
      }
    });

    test("are found by id and by town", async () => {
      const byId = warehouseListSchema.parse(
        await fetchData("warehouse-locator/search?parent_warehouse_id=501"),
      );
      expect(byId.warehouses.map(({ warehouseId }) => warehouseId)).toEqual([501]);
      const byTown = warehouseListSchema.parse(await fetchData("warehouse-locator/search?q=bergamo"));
      expect(byTown.warehouses[0]?.address?.city).toBe("Bergamo");
    });
  });

  describe("the content system", () => {
    const wp = async (path: string) => backend.get(`/p/wp-json/${path}`);

    test("has a menu for each location", async () => {
      for (const { location, items } of menus) {
        const menu = menuSchema.parse((await wp(`wp-api-menus/v2/menu-locations/${location}`)).body);
        expect(menu.map(({ title }) => title)).toEqual(items.map(({ title }) => title));
      }
    });

    test("returns pages by slug as bare arrays", async () => {
      const [found] = wpDocumentsSchema.parse((await wp("wp/v2/pages?slug=privacy")).body);
      expect(found?.title?.rendered).not.toBe("");
      expect((await wp("wp/v2/pages?slug=nope")).body).toEqual([]);
    });

    test("reports the number of posts in headers", async () => {
      const answer = await wp("wp/v2/posts?per_page=5");
      expect(wpDocumentsSchema.parse(answer.body)).toHaveLength(5);
      expect(answer.headers.get("x-wp-total")).toBe(String(published.length));
    });

    test.each(["wp/v2/search?search=risotti", "custom/ali/search?q=risoto"])(
      "is searchable by %s",
      async (path) => {
        const found = wpSearchSchema.parse((await wp(path)).body);
        expect(found[0]?.title).toMatch(/risotto/i);
      },
    );

    test("returns 400 past the last page", async () => {
      expect(await wp("wp/v2/posts?per_page=5&page=99")).toMatchObject({
        http: 400,
        body: { code: "rest_post_invalid_page_number" },
      });
    });

    test("responds to an unknown route as WordPress does", async () => {
      expect(await wp("wp/v2/nope")).toMatchObject({ http: 404, body: { code: "rest_no_route" } });
    });
  });

  test("image URLs load", async () => {
    const banner = homePage.rows[0]?.columns[0]?.blocks[0]?.proposals[0]?.img ?? "";
    const product =
      productListSchema.parse(await fetchData("products?page_size=1")).products[0]?.mediaURL ?? "";
    for (const path of [banner, product]) {
      const answer = await backend.get(path.replace("/1440/", "/240/"));
      expect([answer.http, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
    expect((await backend.get("/photo/p/thumb/0.webp")).http).toBe(404);
  });
});
