import { ArticleCardList, ArticleList, ArticleSlider } from "@/components/content/article-blocks";
import { getArticles } from "@/lib/content/articles";
import type { ArticleCard } from "@/lib/ebsn/domain/article";
import type { Block } from "@/lib/ebsn/domain/category";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("en"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("@/lib/content/articles", () => ({ getArticles: jest.fn() }));

const card: ArticleCard = {
  articleId: 1,
  kind: "recipe",
  slug: "risotto",
  title: "Risotto",
  abstract: "",
  date: "",
  picture: "",
  pictureAlt: "",
  course: null,
  categories: [],
  minutes: null,
};

const block = (mode: string, settings: Record<string, string>): Block => ({
  blockId: 1,
  mode,
  position: 0,
  proposals: [],
  settings,
});

beforeEach(() => jest.mocked(getArticles).mockResolvedValue({ articles: [card], pages: 1, items: 1 }));

test.each([
  ["recipe", "/en/ricette", "allRecipes"],
  ["RECIPE", "/en/ricette", "allRecipes"],
  ["", "/en/news", "allNews"],
])("a list of the type %j leads to all of them", async (ARTICLE_TYPE, path, text) => {
  const html = await pageHtml(
    <ArticleCardList block={block("ArticleCardList", { TITLE: "Idee", ARTICLE_TYPE })} />,
  );
  expect(html).toContain(`<h2 lang="it">Idee</h2><a href="${path}">${text}</a>`);
});

test.each([
  [ArticleList, "ArticleList", { PRODUCT_LIMIT: "", LIMIT: "2" }, 2],
  [ArticleList, "ArticleList", { PRODUCT_LIMIT: "", LIMIT: "" }, 4],
  [ArticleSlider, "RecipeSlider", {}, 8],
  [ArticleSlider, "RecipeSlider", { PRODUCT_LIMIT: "99" }, 24],
])("%p asks for as many articles as its settings say", async (BlockComponent, mode, settings, pageSize) => {
  await pageHtml(<BlockComponent block={block(mode, settings)} />);
  expect(getArticles).toHaveBeenCalledWith(expect.objectContaining({ pageSize }));
});
