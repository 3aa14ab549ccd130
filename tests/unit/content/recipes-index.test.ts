import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { RecipesIndex } from "@/components/content/recipes-index";
import { IndexHeader } from "@/components/ui/index-header";

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
  getCourses: (): unknown => mockGetCourses(),
}));
const mockGetCourses = jest.fn();

beforeEach(() => {
  mockGetArticles.mockResolvedValue({ articles: [], pages: 1, items: 0 });
  mockGetCourses.mockResolvedValue([{ classId: 3, name: "Primi piatti", slug: "primi-piatti" }]);
});

async function introduction(): Promise<string | undefined> {
  const { props } = (await RecipesIndex({ page: 1 })) as ReactElement<{ children: ReactNode }>;
  const header = Children.toArray(props.children).find(
    (child) => isValidElement(child) && child.type === IndexHeader,
  ) as ReactElement<{ text: string }> | undefined;
  return header?.props.text;
}

test("only recipes whose ingredients are products promise that these go into the cart", async () => {
  expect(await introduction()).toBe("recipesText recipesCart");
  mockGetCourses.mockResolvedValue([]);
  expect(await introduction()).toBe("recipesText");
});

test("a course is asked for by its class", async () => {
  await RecipesIndex({ courseSlug: "primi-piatti", page: 1 });
  expect(mockGetArticles.mock.calls).toEqual([[expect.objectContaining({ classId: 3 })]]);
});

test("a course that cannot be asked for has no page", async () => {
  await expect(RecipesIndex({ courseSlug: "dolci", page: 1 })).rejects.toThrow("404");
  expect(mockGetArticles).not.toHaveBeenCalled();
});
