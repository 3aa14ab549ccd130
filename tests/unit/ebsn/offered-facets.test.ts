import nock from "nock";
import { withOfferedFacets } from "@/lib/ebsn/catalogue";
import { envelope } from "@/tests/support/envelope";

const list = {
  products: [],
  facets: [
    { name: "Sapore", parameterName: "taste", values: [{ value: "1", id: "1", name: "Dolce", count: 2 }] },
  ],
};

afterEach(() => nock.cleanAll());

function answer(): string[] {
  const asked: string[] = [];
  nock("http://localhost:4000")
    .persist()
    .get(/\/products/)
    .reply(200, (uri: string) => {
      asked.push(uri);
      return envelope(list);
    });
  return asked;
}

it("keeps what the shop lists and drops what an address made up, which never becomes a call", async () => {
  const asked = answer();
  const query = { categoryId: 3, page: 2, facets: { vendor_id: ["7"], taste: ["1", "9"], made_up: ["1"] } };
  await expect(withOfferedFacets(query)).resolves.toEqual({
    ...query,
    facets: { vendor_id: ["7"], taste: ["1"] },
  });
  expect(asked).toEqual([expect.stringContaining("vendor_id=7")]);
  expect(asked.join()).not.toMatch(/made_up|taste/);
});

it("asks for nothing where the address knows every facet", async () => {
  const asked = answer();
  await withOfferedFacets({ categoryId: 3, facets: { vendor_id: ["7"] } });
  expect(asked).toEqual([]);
});
