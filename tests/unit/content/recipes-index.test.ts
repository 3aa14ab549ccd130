import { RecipesIndex } from "@/components/content/recipes-index";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("404");
  },
}));

const mockGetArticles = jest.fn();
jest.mock("@/lib/content/articles", () => ({
  getArticles: (query: object): unknown => mockGetArticles(query),
  getCourses: () => Promise.resolve([{ classId: 3, name: "Primi piatti", slug: "primi-piatti" }]),
}));

beforeEach(() => mockGetArticles.mockResolvedValue({ articles: [], pages: 1, items: 0 }));

test("a course is asked for by its class", async () => {
  await RecipesIndex({ courseSlug: "primi-piatti", page: 1 });
  expect(mockGetArticles.mock.calls).toEqual([[expect.objectContaining({ classId: 3 })]]);
});

test("a course that cannot be asked for has no page", async () => {
  await expect(RecipesIndex({ courseSlug: "dolci", page: 1 })).rejects.toThrow("404");
  expect(mockGetArticles).not.toHaveBeenCalled();
});
