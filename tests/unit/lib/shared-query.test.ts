import { FACET_PARAMETERS, RESERVED_SEGMENTS } from "@/config/listing-urls.mjs";
import { rewriteRules } from "@/config/rewrites.mjs";
import { isSharedPath } from "@/config/routes.mjs";
import { sharedQuery } from "@/config/shared-query.mjs";
import { applyRewrites } from "../../support/rewrite";

const VALUES: Record<string, string> = {
  page: "2",
  sort: "price",
  categoryId: "7",
  ...Object.fromEntries(FACET_PARAMETERS.map((key) => [key, "12"])),
};

/** Its page reads the query itself. */
const READS_QUERY = "search";

const PATHS = [
  "/",
  "/pasta",
  "/pasta/corta",
  "/news/a",
  "/news/portata",
  "/offerte/freschi",
  "/ricette/carbonara",
  "/ricette/portata",
  "/ricette/portata/primi",
  "/ricette/portata/primi/altri",
  ...RESERVED_SEGMENTS.filter((segment) => segment !== READS_QUERY).map((segment) => `/${segment}`),
].filter(isSharedPath);

const rewrite = (path: string) => applyRewrites(path, rewriteRules(["it"]));

describe.each(PATHS)("%s", (path) => {
  test.each(Object.entries(VALUES))(
    "is a page of its own with %s=%s where the rewrites know it",
    (key, value) => {
      const isKept = sharedQuery(path, new URLSearchParams({ [key]: value })) !== "";
      expect(isKept).toBe(rewrite(`${path}?${key}=${value}`) !== rewrite(path));
    },
  );
});

test("the offers have one page whatever category id is in their query", () => {
  expect(sharedQuery("/offerte", new URLSearchParams({ categoryId: "7", page: "2" }))).toBe("page=2");
});

test("a search that is cut is not shared with the one it is cut to", () => {
  const shared = (q: string) => sharedQuery("/search", new URLSearchParams({ q }));
  expect(shared("latte ".repeat(30))).toBeNull();
  expect(shared("latte")).toBe("q=latte");
});
