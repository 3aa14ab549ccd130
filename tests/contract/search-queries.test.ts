import type { z } from "zod";
import { fold } from "@/backend/modules/search/words";
import { categoryTreeSchema } from "@/lib/ebsn/schemas/category";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import queries from "../fixtures/queries.it.json";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

/** `first`, `most` and `none` of the first ten are patterns; `empty` where the shop has nothing like it. */
type Query = { query: string; first?: string; most?: string; none?: string; empty?: boolean };
type Category = z.output<typeof categoryTreeSchema>["categories"][number];

const RESULTS = 10;
const MOST = 0.7;
const WANTED_SCORE = 0.95;

function readPaths(nodes: Category[], ancestors: string[] = []): [number, string][] {
  return nodes.flatMap((node) => {
    const path = [...ancestors, node.name];
    return [
      [node.categoryId, path.join(" > ")] as [number, string],
      ...readPaths(node.categories as Category[], path),
    ];
  });
}

function violationsOf({ first, most, none, empty }: Query, results: string[]): string[] {
  if (empty) return results.length > 0 ? [`it finds "${results[0]}"`] : [];
  const [best = ""] = results;
  const count = (pattern: string) => results.filter((text) => new RegExp(pattern).test(text)).length;
  const violations: [boolean, string][] = [
    [results.length === 0, "nothing is found"],
    [first !== undefined && !new RegExp(first).test(best), `the first is "${best}"`],
    [most !== undefined && count(most) < MOST * results.length, "most are something else"],
    [none !== undefined && count(none) > 0, "some are what was not meant"],
  ];
  return violations.filter(([isViolation]) => isViolation).map(([, text]) => text);
}

describe("Italian queries", () => {
  let backend: TestBackend;
  let paths: Map<number, string>;

  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> =>
    schema.parse(envelopeSchema.parse((await backend.get(`/ebsn/api/${path}`)).body).data);

  beforeAll(async () => {
    backend = await startBackend();
    const { categories } = await read("category?filtered=true", categoryTreeSchema);
    paths = new Map(readPaths(categories));
  });
  afterAll(() => backend.stop());

  /** Department, shelf, name and size of the first results, and whether they are on offer. */
  async function search(query: string): Promise<string[]> {
    const path = `products?page_size=${RESULTS}&q=${encodeURIComponent(query)}`;
    const { products } = await read(path, productListSchema);
    return products.map(({ categoryId, name, description, warehousePromo }) =>
      fold(
        `${warehousePromo ? "<offerta> " : ""}${paths.get(categoryId ?? 0)} > ${name} ${description}`,
      ).replace(/\s+/g, " "),
    );
  }

  test("the fixture holds at least 535 different ones", () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(535);
  });

  test("find what is meant, 95 in 100", async () => {
    const misses: string[] = [];
    for (const query of queries as Query[]) {
      const violations = violationsOf(query, await search(query.query));
      if (violations.length > 0) misses.push(`${query.query}: ${violations.join(", ")}`);
    }
    const allowed = Math.floor((1 - WANTED_SCORE) * queries.length);
    expect(misses.length > allowed ? misses : []).toEqual([]);
  });
});
