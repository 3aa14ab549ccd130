import { z } from "zod";
import { posts, recipes } from "@/backend/seed/content";
import { articleViewSchema } from "@/lib/ebsn/schemas/article";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { toArticle } from "@/lib/ebsn/transforms/article";
import { articleJsonLd, recipeJsonLd } from "@/lib/seo/article-json-ld";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const toAbsoluteUrl = (path: string) => `https://shop.test${path}`;
const url = z.url({ protocol: /^https$/ });
const plainText = z
  .string()
  .regex(/\p{L}{3}/u)
  .regex(/^[^<>[\]]*$/, "markup or shortcodes");
const isoMinutes = z.string().regex(/^PT[1-9]\d*M$/);
const organisation = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": url,
  name: plainText,
  url,
  logo: url,
});

const commonFields = {
  "@context": z.literal("https://schema.org"),
  "@id": url,
  url,
  description: plainText,
  image: z.array(url).length(3),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  inLanguage: z.literal("it"),
  author: organisation,
  publisher: organisation,
};

/** Google's requirements for a recipe rich result. */
const recipeNode = z
  .strictObject({
    ...commonFields,
    "@type": z.literal("Recipe"),
    name: plainText.max(110),
    recipeYield: z.string().regex(/^[1-9]\d?$/),
    prepTime: isoMinutes,
    cookTime: isoMinutes,
    totalTime: isoMinutes,
    recipeCategory: plainText,
    keywords: plainText,
    recipeIngredient: z.array(plainText).min(4),
    recipeInstructions: z
      .array(
        z.strictObject({
          "@type": z.literal("HowToStep"),
          position: z.number().int().min(1),
          text: plainText.min(20),
        }),
      )
      .min(3),
  })
  .refine(({ prepTime, cookTime, totalTime }) => {
    const [first = 0, second = 0, all = 0] = [prepTime, cookTime, totalTime].map((text) =>
      Number(/\d+/.exec(text)?.[0]),
    );
    return first + second <= all;
  }, "times that do not add up");

const articleNode = z.strictObject({
  ...commonFields,
  "@type": z.literal("Article"),
  headline: plainText.max(110),
  articleSection: plainText,
});

describe("structured data of articles", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const fetchArticle = async (slug: string) => {
    const { body } = await backend.get(`/ebsn/api/article/view?slug=${slug}&forcedPreviewDate=2026-12-31`);
    const { article } = articleViewSchema.parse(envelopeSchema.parse(body).data);
    if (!article) throw new Error(`${slug} not found`);
    return toArticle(article);
  };

  test.each(recipes.map(({ slug }) => slug))("the recipe %s is complete", async (slug) => {
    const article = await fetchArticle(slug);
    const node = article.recipe && recipeJsonLd(article, article.recipe, toAbsoluteUrl);
    expect(recipeNode.safeParse(node).error?.issues ?? []).toEqual([]);
    expect(node?.recipeInstructions.map(({ position }) => position)).toEqual(
      node?.recipeInstructions.map((_step, index) => index + 1),
    );
  });

  test.each([
    ["tiramisu", "PT400M"],
    ["torta-di-pere-e-cioccolato", "PT65M"],
  ])("the time of %s counts its rest, too", async (slug, totalTime) => {
    const article = await fetchArticle(slug);
    expect(article.recipe && recipeJsonLd(article, article.recipe, toAbsoluteUrl).totalTime).toBe(totalTime);
  });

  test.each(posts.filter(({ pubDate }) => pubDate !== null).map(({ slug }) => slug))(
    "the article %s is complete",
    async (slug) => {
      const node = articleJsonLd(await fetchArticle(slug), toAbsoluteUrl);
      expect(articleNode.safeParse(node).error?.issues ?? []).toEqual([]);
    },
  );
});
