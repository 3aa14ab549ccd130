import { findContent, NO_CONTENT } from "@/components/search/find-content";
import { getArticles } from "@/lib/content/articles";
import { searchContent } from "@/lib/content/documents";

jest.mock("@/lib/content/documents", () => ({ searchContent: jest.fn() }));
jest.mock("@/lib/content/articles", () => ({ getArticles: jest.fn() }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const never = () => new Promise<never>(() => undefined);

test("a search does not wait for a content system that never answers", async () => {
  jest.mocked(searchContent).mockImplementation(never);
  jest.mocked(getArticles).mockImplementation(never);
  await expect(findContent("zucca")).resolves.toBe(NO_CONTENT);
});

test("a search shows products while the content system fails", async () => {
  jest.mocked(searchContent).mockRejectedValue(new Error("away"));
  jest.mocked(getArticles).mockImplementation(never);
  await expect(findContent("zucca")).resolves.toBe(NO_CONTENT);
});

const result = (id: number, path: string) => ({ id, title: `Trovato ${id}`, path, subtype: "any" });
const article = (kind: "recipe" | "post" | "page", slug: string) =>
  ({ articleId: 1, kind, slug }) as Awaited<ReturnType<typeof getArticles>>["articles"][0];

test("results are grouped by kind, with a card where the article list has it", async () => {
  const [known, post, page] = [article("recipe", "zucca"), article("post", "orto"), article("page", "chi")];
  jest.mocked(getArticles).mockResolvedValue({ articles: [known, post, page], pages: 1, items: 3 });
  const found = [
    result(1, "/ricette/zucca"),
    result(2, "/ricette/zucca-al-forno"),
    result(3, "/news/orto"),
    result(4, "/news/la-zucca"),
    result(5, "/page/chi"),
    result(6, "/storie/501"),
  ];
  jest.mocked(searchContent).mockResolvedValue({ found, total: 6 });
  const at = (...places: number[]) => places.map((place) => found[place - 1]);
  await expect(findContent("zucca")).resolves.toEqual({
    recipes: { cards: [known], links: at(2) },
    articles: { cards: [post], links: at(4) },
    pages: { cards: [], links: at(5, 6) },
  });
});
