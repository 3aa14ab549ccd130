import { getCategory, getCategoryTree } from "@/lib/ebsn/catalogue";
import { categoryMetadata } from "@/lib/seo/category";

let mockLocale = "it";

jest.mock("next-intl/server", () => ({
  getLocale: async () => mockLocale,
  getTranslations: async () => (key: string, values: Record<string, string>) =>
    [key, ...Object.values(values)].join(" "),
}));

afterEach(() => {
  mockLocale = "it";
});
jest.mock("@/lib/ebsn/catalogue", () => ({ getCategory: jest.fn(), getCategoryTree: jest.fn() }));

const node = (categoryId: number, picture: string, children: unknown[] = []) => ({
  categoryId,
  name: "Frutta",
  slug: `c-${categoryId}`,
  picture,
  children,
  seo: {},
});

test.each([
  ["its own picture", 2, "/photo/s/16x9/960/frutta.webp"],
  ["that of the category above", 3, "/photo/s/16x9/960/frutta.webp"],
  ["the brand's where none above has one", 5, "/share.png"],
])("the link to a category shows %s", async (_, categoryId, picture) => {
  const tree = [
    node(1, "", [node(2, "/photo/s/16x9/960/frutta.webp", [node(3, "")])]),
    node(4, "", [node(5, "")]),
  ];
  jest.mocked(getCategoryTree).mockResolvedValue(tree as never);
  jest.mocked(getCategory).mockResolvedValue({ category: node(categoryId, "") } as never);
  const { openGraph } = await categoryMetadata("c", {});
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: `http://localhost:3000${picture}` })]);
});

test("shelves of the same name have titles of their own", async () => {
  const shelf = { ...node(3, ""), name: "Senza glutine" };
  const tree = [
    { ...node(1, "", [shelf]), name: "Pasta" },
    { ...node(2, "", [{ ...shelf, categoryId: 4 }]), name: "Biscotti" },
  ];
  jest.mocked(getCategoryTree).mockResolvedValue(tree as never);
  const read = async (categoryId: number) => {
    jest.mocked(getCategory).mockResolvedValue({ category: { ...shelf, categoryId } } as never);
    return categoryMetadata("c", {});
  };
  expect(await read(3)).toMatchObject({
    title: "titleTemplate Senza glutine (Pasta)",
    description: "categoryDescription Senza glutine (Pasta)",
  });
  expect(await read(4)).toMatchObject({ title: "titleTemplate Senza glutine (Biscotti)" });
});

test.each([
  ["it", "titleTemplate La spesa", "Fresca"],
  ["en", "titleTemplate Frutta", "categoryDescription Frutta"],
])(
  "the texts that the shop has written for search engines are Italian: %s",
  async (locale, title, description) => {
    mockLocale = locale;
    const category = { ...node(1, ""), seo: { title: "La spesa", description: "Fresca" } };
    jest.mocked(getCategoryTree).mockResolvedValue([category] as never);
    jest.mocked(getCategory).mockResolvedValue({ category } as never);
    expect(await categoryMetadata("c", {})).toMatchObject({ title, description });
  },
);
