import { getCategory, getCategoryTree } from "@/lib/ebsn/catalogue";
import { categoryMetadata } from "@/lib/seo/category";

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async () => () => "Frutta",
}));
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
