import { SORTS } from "@/config/listing-urls.mjs";
import { productParams } from "@/lib/ebsn/catalogue";
import {
  facetParameter,
  listingQuery,
  orderBy,
  readFacets,
  readPage,
  readSort,
  SORT_ORDERS,
} from "@/lib/catalogue/listing";
import { readSlug } from "@/lib/params/slug";

describe("a listing's URL", () => {
  it("has every sort order of the routing table", () => {
    expect(Object.keys(SORT_ORDERS)).toEqual(SORTS);
  });

  it("parses the sort order and ignores unknown ones", () => {
    expect(orderBy(readSort("-price"))).toBe("price desc");
    expect(readSort(["name", "price"])).toBe("price");
    expect(readSort("toString")).toBeUndefined();
    expect(orderBy(readSort(undefined))).toBeUndefined();
  });

  it.each([
    ["2", 2],
    ["9999", 9999],
    ["0", 1],
    ["-1", 1],
    ["1e3", 1],
    ["10000", 1],
    ["", 1],
    [undefined, 1],
  ])("parses page %p as %i", (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it("parses repeated and comma-separated facets without duplicates or invalid ones", () => {
    expect(
      readFacets({ vendor_id: ["12,7", "7"], product_class_10000: "10252", q: "x", promo: "<b>" }),
    ).toEqual({
      vendor_id: ["12", "7"],
      product_class_10000: ["10252"],
    });
  });

  it("drops invalid facet values", () => {
    expect(
      readFacets({ vendor_id: "abc,-1,99999999999,7", promo: "banana", new_product: ["1", "true"] }),
    ).toEqual({ vendor_id: ["7"], new_product: ["true"] });
  });

  it("maps promotion and novelty filters to API parameters", () => {
    expect(productParams({ categoryId: 3, facets: readFacets({ promo: "1" }) })).toMatchObject({
      parent_category_id: 3,
      promo: ["true"],
    });
    expect(productParams({ promo: true })).toMatchObject({ promo: true });
    expect(productParams({}).promo).toBeUndefined();
  });

  it("contains only non-default values", () => {
    expect(listingQuery({ page: 1 })).toBe("");
    expect(listingQuery({ page: 3, sort: "-price", facets: { vendor_id: ["12", "7"], promo: [] } })).toBe(
      "vendor_id=12,7&sort=-price&page=3",
    );
  });
});

describe("a slug", () => {
  it("is parsed from path segments", () => {
    expect(readSlug(["frutta-e-verdura", "frutta-secca"])).toBe("frutta-e-verdura/frutta-secca");
    expect(readSlug("caff%C3%A8")).toBe("caffè");
  });

  it.each([
    [[".."]],
    [["a", ""]],
    [["%2e%2e"]],
    [["a%2fb"]],
    [["%"]],
    [["<script>"]],
    [["wp-login.php?x"]],
    [Array(7).fill("a")],
    [["a".repeat(151)]],
  ])("is null for %p", (parts) => {
    expect(readSlug(parts)).toBeNull();
  });

  it("takes facets of any name from the filter, several or repeated", () => {
    expect(
      readFacets({ filter: ["product_class_777:1,2;vendor_id:7", "taste:dolce;product_class_777:3"] }),
    ).toEqual({
      vendor_id: ["7"],
      product_class_777: ["1", "2", "3"],
      taste: ["dolce"],
    });
    expect(readFacets({ filter: "promo" })).toEqual({ promo: ["true"] });
  });

  it.each(["page_size:500", "parent_category_id:3", "user_id:1", "q:x", "a b:1", ":1", "taste:", "9a:1"])(
    "takes no other parameter of the call for a facet: %s",
    (filter) => expect(readFacets({ filter })).toEqual({}),
  );

  it("writes them as they were read", () => {
    const facets = { vendor_id: ["7"], product_class_777: ["1", "2"], taste: ["dolce"] };
    const query = listingQuery({ facets });
    expect(query).toBe("vendor_id=7&filter=product_class_777:1,2;taste:dolce");
    expect(readFacets(Object.fromEntries(new URLSearchParams(query)))).toEqual(facets);
  });

  it("facetParameter: own parameter, `filter`, or null for values a URL cannot hold", () => {
    expect(facetParameter("vendor_id", "7")).toEqual({ name: "vendor_id", value: "7" });
    expect(facetParameter("taste", "dolce")).toEqual({ name: "filter", value: "taste:dolce" });
    expect(facetParameter("taste", "dolce, amaro")).toBeNull();
    expect(facetParameter("page_size", "9")).toBeNull();
  });
});
