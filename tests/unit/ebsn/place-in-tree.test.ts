import nock from "nock";
import { categoryItems } from "@/lib/catalogue/breadcrumb";
import { getCategory, getProduct } from "@/lib/ebsn/catalogue";
import { closeCircuits } from "@/lib/upstream/circuit";
import { envelope } from "@/tests/support/envelope";

const API_URL = "http://localhost:4000";

const SHORT = { categoryId: 3, name: "PASTA CORTA", slug: "pasta-e-riso/pasta/pasta-corta" };
const PASTA = { categoryId: 2, name: "PASTA", slug: "pasta-e-riso/pasta" };
const DEPARTMENT = { categoryId: 1, name: "PASTA E RISO", slug: "pasta-e-riso" };
const TREE = [{ ...DEPARTMENT, categories: [{ ...PASTA, categories: [SHORT] }] }];

const mockTree = () =>
  nock(API_URL)
    .get("/ebsn/api/category")
    .query(({ depth }) => depth !== undefined)
    .reply(200, envelope({ categories: TREE }));

const mockCategory = (category: { slug: string }) =>
  nock(API_URL)
    .get("/ebsn/api/category")
    .query(({ slug }) => slug === category.slug)
    .reply(200, envelope({ category }));

const mockProduct = (product: Record<string, unknown>) =>
  nock(API_URL)
    .get("/ebsn/api/products")
    .query({ slug: "penne" })
    .reply(200, envelope({ productId: 9, name: "Penne", slug: "penne", ...product }));

async function readCategory(slug: string) {
  const found = await getCategory(slug);
  if (!found || !("category" in found)) throw new Error(`no category ${slug}`);
  return found.category;
}

afterEach(() => {
  nock.cleanAll();
  closeCircuits();
});

test("a department has its aisles from the tree where its answer has none", async () => {
  mockTree();
  mockCategory({ ...DEPARTMENT, ...{ children: [] } });
  const { children } = await readCategory(DEPARTMENT.slug);
  expect(children.map(({ slug }) => slug)).toEqual([PASTA.slug]);
});

test.each([
  ["none", []],
  ["none with an address", [{ name: "PASTA E RISO" }, { name: "PASTA CORTA" }]],
])("a category has its way up from the tree where its answer has %s", async (_, breadCrumbs) => {
  mockTree();
  mockCategory({ ...SHORT, ...{ breadCrumbs } });
  const { crumbs, slug } = await readCategory(SHORT.slug);
  expect(categoryItems(crumbs, slug)).toEqual([
    { name: "Pasta e Riso", path: "/pasta-e-riso", isContent: true },
    { name: "Pasta", path: "/pasta-e-riso/pasta", isContent: true },
  ]);
});

test.each([
  ["none", []],
  ["none with an address", [{ name: "PASTA E RISO" }, { name: "PASTA CORTA" }]],
])("a product has its categories from the tree where its answer has %s", async (_, breadCrumbs) => {
  mockTree();
  mockProduct({ categoryId: 3, breadCrumbs });
  const product = await getProduct("penne");
  expect(product?.crumbs.map(({ slug }) => slug)).toEqual([DEPARTMENT.slug, PASTA.slug, SHORT.slug]);
});

test("an answer with its own place keeps it", async () => {
  const breadCrumbs = [DEPARTMENT, { name: "In offerta", slug: "offerta" }];
  mockTree();
  mockProduct({ categoryId: 3, breadCrumbs });
  mockCategory({ ...DEPARTMENT, ...{ breadCrumbs: [DEPARTMENT], children: [SHORT] } });
  expect((await getProduct("penne"))?.crumbs.map(({ slug }) => slug)).toEqual([DEPARTMENT.slug, "offerta"]);
  expect((await readCategory(DEPARTMENT.slug)).children).toHaveLength(1);
});

test.each([
  ["cannot be read", () => nock(API_URL).get("/ebsn/api/category").query(true).reply(403, "")],
  ["does not have its category", mockTree],
])("a product is shown where the tree %s", async (_, mock) => {
  mock();
  mockProduct({ categoryId: 77, breadCrumbs: [{ name: "Pasta" }] });
  await expect(getProduct("penne")).resolves.toMatchObject({ name: "Penne", crumbs: [{ name: "Pasta" }] });
});
