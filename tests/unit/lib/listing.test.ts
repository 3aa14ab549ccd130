import { SORTS } from "@/config/routing.mjs";
import { productParams } from "@/lib/ebsn/catalogue";
import { listingQuery, orderBy, readFacets, readPage, readSort, SORT_ORDERS } from "@/lib/listing";
import { readSlug } from "@/lib/slug";

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
});
