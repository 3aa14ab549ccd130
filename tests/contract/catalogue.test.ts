import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, productSchema, type RawProductList } from "@/lib/ebsn/schemas/product";
import { products as seeded } from "@/backend/seed/catalogue";
import type { SeedProduct } from "@/backend/seed/types";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const findSeeded = (matches: (product: SeedProduct) => boolean): SeedProduct => {
  const match = seeded.find(matches);
  if (!match) throw new Error("no seeded product matches");
  return match;
};

describe("the catalogue", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const data = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await backend.get(path);
    const envelope = envelopeSchema.parse(answer.body);
    expect([answer.http, envelope.response.status]).toEqual([200, 0]);
    return envelope.data as Record<string, unknown>;
  };
  const list = async (query: string): Promise<RawProductList> =>
    productListSchema.parse(await data(`/ebsn/api/products?${query}`));
  const raw = (product: SeedProduct) => data(`/ebsn/api/products?slug=${product.slug}`);

  describe("lists", () => {
    test("paginate the whole catalogue without missing or repeating a product", async () => {
      const first = await list("page_size=100");
      const pages = [first];
      for (let page = 2; page <= (first.page?.totPages ?? 0); page += 1) {
        pages.push(await list(`page_size=100&page=${page}`));
      }
      const ids = pages.flatMap(({ products }) => products.map((product) => product.productId));
      expect(first.page?.totItems).toBe(seeded.length);
      expect(new Set(ids).size).toBe(seeded.length);
    });

    test("are empty past the last page and still report their length", async () => {
      const { page, products } = await list("page=9999");
      expect(products).toEqual([]);
      expect(page).toMatchObject({ selPage: 9999, totItems: seeded.length });
    });

    test("return at most 100 products per page", async () => {
      const { page, products } = await list("page_size=5000");
      expect([page?.itemsPerPage, products.length]).toEqual([100, 100]);
    });

    test("of a category contain the products of its descendants only", async () => {
      const { page, products } = await list("parent_category_id=110000&page_size=100");
      const inDepartment = seeded.filter(({ categoryId }) => Math.floor(categoryId / 10_000) === 11);
      expect(page?.totItems).toBe(inDepartment.length);
      expect(products.every(({ categoryId }) => Math.floor((categoryId ?? 0) / 10_000) === 11)).toBe(true);
    });

    test("of category 1 cover the whole catalogue, filtered by promo", async () => {
      const { page } = await list("parent_category_id=1&promo=true");
      expect(page?.totItems).toBe(seeded.filter(({ promo }) => promo !== null).length);
    });

    test("of new products contain only new products", async () => {
      const { page, products } = await list("new_product=true&page_size=100");
      const newIds = new Set<number | null>(
        seeded.filter(({ isNew }) => isNew).map(({ productId }) => productId),
      );
      expect(page?.totItems).toBe(newIds.size);
      expect(products.length).toBeGreaterThan(0);
      expect(products.filter(({ productId }) => !newIds.has(productId))).toEqual([]);
    });

    test("by barcode return the one product", async () => {
      const { products } = await list(`barcode=${seeded[7]?.barcode}`);
      expect(products.map((product) => product.productId)).toEqual([seeded[7]?.productId]);
    });

    test("by ids accept comma separated and repeated parameters", async () => {
      const [one, two, three] = seeded.slice(3, 6).map((product) => product.productId);
      const { page } = await list(`product_ids=${one},${two}&product_ids=${three}`);
      expect(page?.totItems).toBe(3);
    });

    test.each(["price asc", "price desc"])(
      "sort by payable price, %s, products without price last",
      async (order) => {
        const { products } = await list(`order_by=${order}&page_size=100&parent_category_id=110000`);
        const prices = products.map((product) => product.priceDisplay ?? null);
        const knownPrices = prices.filter((price): price is number => price !== null);
        const sign = order.endsWith("desc") ? -1 : 1;
        expect(knownPrices).toEqual([...knownPrices].sort((a, b) => sign * (a - b)));
        expect(prices.slice(knownPrices.length).every((price) => price === null)).toBe(true);
      },
    );

    test("sort by unit price within each unit", async () => {
      const { products } = await list("order_by=price_um asc&page_size=100&q=detersivo latte uova");
      const units = products.map((product) => product.unitMeasureBase?.um ?? "");
      expect(new Set(units).size).toBe(units.filter((unit, at) => unit !== units[at - 1]).length);
      for (const unit of new Set(units)) {
        const prices = products.flatMap((product) =>
          product.unitMeasureBase?.um === unit && product.priceUmDisplay !== null
            ? [product.priceUmDisplay]
            : [],
        );
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }
    });

    test("sort by name, ignoring accents and case", async () => {
      const { products } = await list("order_by=name&page_size=100&parent_category_id=110000");
      const names = products.map(({ name }) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
      expect(names).toEqual([...names].sort());
    });

    test.each(["page=0", "page=x", "page_size=-1", "order_by=price;drop", "vendor_id=abc", "promo=maybe"])(
      "reject %s and name the parameter",
      async (query) => {
        const answer = await backend.get(`/ebsn/api/products?${query}`);
        expect(answer.http).toBe(400);
        expect(envelopeSchema.parse(answer.body).response.errors[0]?.code).toBe(
          `error.input.${query.split("=")[0]}`,
        );
      },
    );
  });

  describe("facets", () => {
    const values = ({ facets }: RawProductList, name: string) =>
      facets.find((facet) => facet.parameterName === name)?.values ?? [];

    test("count the whole result, not the page, as strings", async () => {
      const answer = await list("parent_category_id=110000&page_size=1");
      const counts = values(answer, "vendor_id").map(({ count }) => count);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(answer.page?.totItems);
      const body = await data("/ebsn/api/products?page_size=1");
      expect(JSON.stringify(body.facets)).toMatch(/"count":"\d+","filteredCount":"\d+"/);
    });

    test("combine values of one facet with OR, and facets with AND", async () => {
      const all = await list("page_size=1");
      const [first, second] = values(all, "vendor_id");
      const both = await list(`vendor_id=${first?.id},${second?.id}&page_size=1`);
      expect(both.page?.totItems).toBe((first?.count ?? 0) + (second?.count ?? 0));
      const feature = values(both, "product_class_10000")[0];
      const filteredList = await list(
        `vendor_id=${first?.id}&vendor_id=${second?.id}&product_class_10000=${feature?.id}&page_size=1`,
      );
      expect(filteredList.page?.totItems).toBe(feature?.filteredCount);
    });

    test("are not narrowed by their own selection", async () => {
      const all = await list("page_size=1");
      const selectedValue = values(all, "vendor_id")[0];
      const filtered = await list(`vendor_id=${selectedValue?.id}&page_size=1`);
      expect(values(filtered, "vendor_id")).toEqual(values(all, "vendor_id"));
    });
  });

  describe("facets of an empty filtered list", () => {
    test.each(["", "&q=latte"])("are still returned%s", async (search) => {
      const listQuery = `parent_category_id=${search ? "" : "110000"}&page_size=1${search}`;
      const all = await list(listQuery);
      const vendors = all.facets.find(({ parameterName }) => parameterName === "vendor_id")?.values ?? [];
      const feature = all.facets.find(({ parameterName }) => parameterName === "product_class_10000")
        ?.values[0];
      const emptyLists = await Promise.all(
        vendors.map(async ({ id }) => {
          const filteredList = await list(`${listQuery}&vendor_id=${id}&product_class_10000=${feature?.id}`);
          return filteredList.page?.totItems === 0 ? { id, narrowed: filteredList } : null;
        }),
      );
      const emptyList = emptyLists.find((list) => list !== null);
      const vendorFacet = emptyList?.narrowed.facets.find(
        ({ parameterName }) => parameterName === "vendor_id",
      );
      expect(vendorFacet?.values.map(({ id }) => id)).toContain(emptyList?.id);
    });
  });

  describe("a product", () => {
    test("is `data` itself, by slug and by id", async () => {
      const product = findSeeded(({ food }) => Boolean(food?.ingredients));
      const bySlug = productSchema.parse(await raw(product));
      const byId = productSchema.parse(await data(`/ebsn/api/products/${product.productId}`));
      expect(bySlug).toEqual(byId);
      expect(bySlug).toMatchObject({
        productId: product.productId,
        slug: product.slug,
        barcode: product.barcode,
      });
      expect(bySlug.breadCrumbs).toHaveLength(3);
      expect(bySlug.metaData.product_description?.ingredients).toBe(product.food?.ingredients);
    });

    test("that is unknown returns a coded error", async () => {
      const answer = await backend.get("/ebsn/api/products?slug=non-esiste");
      expect(answer.http).toBe(200);
      expect(answer.body).toMatchObject({
        response: { status: 404, errors: [{ code: "error.product.not_found" }] },
        data: {},
      });
    });

    test("without promotion has no promotion keys", async () => {
      const answer = await raw(findSeeded(({ promo, priceCents }) => promo === null && priceCents !== null));
      expect(answer).not.toHaveProperty("warehousePromo");
      expect(answer).not.toHaveProperty("priceStandardDisplay");
      expect(answer.priceDisplay).toBe(answer.price);
    });

    test("with a percentage discount has both prices", async () => {
      const product = findSeeded(
        ({ promo, priceCents }) =>
          promo?.discountPerc !== undefined && !promo.selectable && priceCents !== null,
      );
      const answer = productSchema.parse(await raw(product));
      const payable =
        Math.round((product.priceCents ?? 0) * (1 - (product.promo?.discountPerc ?? 0) / 100)) / 100;
      expect(answer).toMatchObject({
        price: (product.priceCents ?? 0) / 100,
        priceDisplay: payable,
        priceStandardDisplay: (product.priceCents ?? 0) / 100,
      });
      expect(answer.priceUmDisplay).toBeCloseTo(payable / product.contentBase, 1);
    });

    test("on a campaign gets dates relative to the clock", async () => {
      const endingToday = findSeeded(({ promo }) => promo?.campaign === "scade-oggi");
      expect(await raw(endingToday)).toMatchObject({ warehousePromo: { expireDate: "20/11/2026" } });
      backend.clock.set("2027-01-01T00:30:00+01:00");
      expect(await raw(endingToday)).toMatchObject({ warehousePromo: { expireDate: "01/01/2027" } });
      backend.clock.set("2026-11-20T09:00:00+01:00");
    });

    test("without price has no price keys at all", async () => {
      const answer = await raw(findSeeded(({ priceCents }) => priceCents === null));
      const keys = Object.keys(answer).filter(
        (key) => key.startsWith("price") || key === "weightUnitDisplay",
      );
      expect(keys).toEqual([]);
    });

    test("without image has no image keys", async () => {
      const answer = await raw(findSeeded(({ picture }) => picture === null));
      expect(Object.keys(answer).filter((key) => key.startsWith("mediaURL"))).toEqual([]);
    });

    test("without stock limit is available 100,000,000 times, sold out 0 times", async () => {
      expect((await raw(findSeeded(({ stock }) => stock === null))).available).toBe(100_000_000);
      expect((await raw(findSeeded(({ stock }) => stock === 0))).available).toBe(0);
    });

    test("keeps the warehouse's unit price label even when it is wrong", async () => {
      const mislabelled = findSeeded(
        ({ infos, unitMeasureBase, priceCents }) =>
          priceCents !== null && infos.WEIGHT_UNIT_BASE === "PZ" && unitMeasureBase === "KG",
      );
      expect(await raw(mislabelled)).toMatchObject({
        weightUnitDisplay: "PZ",
        unitMeasureBase: { um: "KG" },
      });
    });
  });

  describe("recommendations", () => {
    test("for a product come from the same subcategory", async () => {
      const product = findSeeded(({ food }) => food !== null);
      const { products } = productListSchema.parse(
        await data(`/ebsn/api/adv?product_id=${product.productId}&limit=8`),
      );
      expect(products.length).toBeGreaterThan(0);
      expect(products.map((other) => other.productId)).not.toContain(product.productId);
      const aisle = Math.floor(product.categoryId / 100);
      expect(products.every(({ categoryId }) => Math.floor((categoryId ?? 0) / 100) === aisle)).toBe(true);
    });

    test("shuffle once a day", async () => {
      const fetchIds = async () =>
        productListSchema
          .parse(await data("/ebsn/api/adv?layout=27&shuffle=true&limit=12"))
          .products.map(({ productId }) => productId);
      const today = await fetchIds();
      expect(await fetchIds()).toEqual(today);
      backend.clock.advance(24 * 3_600_000);
      expect(await fetchIds()).not.toEqual(today);
    });
  });
});
