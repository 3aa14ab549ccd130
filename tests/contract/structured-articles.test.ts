import { z } from "zod";
import { posts, recipes } from "@/backend/seed/content";
import { articleViewSchema } from "@/lib/ebsn/schemas/article";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { toArticle } from "@/lib/ebsn/transforms/article";
import { articleJsonLd, recipeJsonLd } from "@/lib/seo/article-json-ld";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const address = (path: string) => `https://shop.test${path}`;
const url = z.url({ protocol: /^https$/ });
const words = z
  .string()
  .regex(/\p{L}{3}/u)
  .regex(/^[^<>[\]]*$/, "markup or shortcodes");
const minutes = z.string().regex(/^PT[1-9]\d*M$/);
const keeper = z.strictObject({ "@type": z.literal("Organization"), "@id": url, name: words, url });

const written = {
  "@context": z.literal("https://schema.org"),
  "@id": url,
  url,
  description: words,
  image: z.array(url).min(1),
  datePublished: z.iso.date(),
  inLanguage: z.literal("it"),
  author: keeper,
  publisher: keeper,
};

/** What search engines ask of a recipe to show it as one. */
const recipeNode = z
  .strictObject({
    ...written,
    "@type": z.literal("Recipe"),
    name: words.max(110),
    recipeYield: z.string().regex(/^[1-9]\d?$/),
    prepTime: minutes,
    cookTime: minutes,
    totalTime: minutes,
    recipeCategory: words,
    keywords: words,
    recipeIngredient: z.array(words).min(4),
    recipeInstructions: z
      .array(
        z.strictObject({
          "@type": z.literal("HowToStep"),
          position: z.number().int().min(1),
          text: words.min(20),
        }),
      )
      .min(3),
  })
  .refine(({ prepTime, cookTime, totalTime }) => {
    const [first = 0, second = 0, all = 0] = [prepTime, cookTime, totalTime].map((text) =>
      Number(/\d+/.exec(text)?.[0]),
    );
    return first + second === all;
  }, "times that do not add up");

const articleNode = z.strictObject({
  ...written,
  "@type": z.literal("Article"),
  headline: words.max(110),
  articleSection: words,
});

describe("articles for search engines", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const read = async (slug: string) => {
    const { body } = await backend.get(`/ebsn/api/article/view?slug=${slug}&forcedPreviewDate=2026-12-31`);
    const { article } = articleViewSchema.parse(envelopeSchema.parse(body).data);
    if (!article) throw new Error(`${slug} is not there`);
    return toArticle(article);
  };

  test.each(recipes.map(({ slug }) => slug))("the recipe %s says all they ask for", async (slug) => {
    const article = await read(slug);
    const node = article.recipe && recipeJsonLd(article, article.recipe, "it", address);
    expect(recipeNode.safeParse(node).error?.issues ?? []).toEqual([]);
    expect(node?.recipeInstructions.map(({ position }) => position)).toEqual(
      node?.recipeInstructions.map((_step, index) => index + 1),
    );
  });

  test.each(posts.filter(({ pubDate }) => pubDate !== null).map(({ slug }) => slug))(
    "the article %s says all they ask for",
    async (slug) => {
      const node = articleJsonLd(await read(slug), "it", address);
      expect(articleNode.safeParse(node).error?.issues ?? []).toEqual([]);
    },
  );
});
