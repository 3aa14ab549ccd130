import { articleDocumentVector } from "../../modules/article/document";
import {
  categoryBlocks,
  contentScenes,
  draftBlocks,
  draftLeaflets,
  draftPages,
  formMails,
  forms,
  homePage,
  leaflets,
  menus,
  pages,
  posts,
  recipes,
  showcase,
  slides,
  stories,
  uxBlocks,
} from "../../seed/content";
import type {
  SeedBlock,
  SeedBlockPage,
  SeedPage,
  SeedPost,
  SeedRecipe,
  SeedRow,
} from "../../seed/types-content";
import type { Db } from "../client";
import {
  article,
  articleClass,
  blockPage,
  contentDraft,
  form,
  leaflet,
  mailParameters,
  menu,
  scene,
  slide,
  story,
  uxBlock,
} from "../schema";
import { recipeMarkup } from "../../modules/article/recipe-markup";
import { shopDate } from "../../shop-dates";
import { contentDay, seasonVisibility } from "./content-days";
import type { SeedOptions } from "./importer";

const SITE_OPENED = "2026-09-01";

type NewArticle = typeof article.$inferInsert;

/** Adds missing rows; changed ones stay. */
export async function importContent(db: Db, { clock }: SeedOptions): Promise<void> {
  const today = shopDate(clock.now());
  await db.insert(scene).values(contentScenes).onConflictDoNothing();
  await db.insert(blockPage).values(blockPages(today)).onConflictDoNothing();
  await db.insert(contentDraft).values(blockDrafts()).onConflictDoNothing();
  await db
    .insert(article)
    .values(
      [...recipes.map(fromRecipe), ...posts.map(fromPost), ...pages.map(fromPage)].map((row) => ({
        ...row,
        published: contentDay(row.published ?? null, today),
      })),
    )
    .onConflictDoNothing();
  await db.insert(articleClass).values(classes()).onConflictDoNothing();
  await db
    .insert(leaflet)
    .values([...leaflets, ...draftLeaflets.map((draft) => ({ ...draft, isDraft: true }))])
    .onConflictDoNothing();
  await db.insert(menu).values(menus).onConflictDoNothing();
  await db
    .insert(slide)
    .values(
      slides.map((row) => ({
        ...row,
        validFrom: contentDay(row.validFrom, today),
        validTo: contentDay(row.validTo, today),
      })),
    )
    .onConflictDoNothing();
  await db.insert(uxBlock).values(uxBlocks).onConflictDoNothing();
  await db
    .insert(story)
    .values(stories.map((row) => ({ ...row, published: contentDay(row.published, today) })))
    .onConflictDoNothing();
  await db.insert(mailParameters).values(formMails).onConflictDoNothing();
  await db.insert(form).values(forms).onConflictDoNothing();
}

const blockPages = (today: string): (typeof blockPage.$inferInsert)[] => [
  ...[homePage, showcase].map((page) => ({
    ...page,
    blocks: pageBlocks(page, today),
  })),
  ...categoryBlocks.map(({ categorySlug, blocks, popup }) => ({
    slug: categorySlug,
    title: "",
    seoTitle: "",
    seoDescription: "",
    blocks,
    popup,
  })),
  ...draftPages.map((page) => ({
    ...page,
    blocks: pageBlocks(page, today),
    isDraft: true,
  })),
];

const blockDrafts = (): (typeof contentDraft.$inferInsert)[] =>
  Object.entries(draftBlocks).map(([slug, blocks]) => ({
    kind: "category",
    slug,
    document: { title: "", seoTitle: "", seoDescription: "", blocks },
  }));

function classes(): (typeof articleClass.$inferInsert)[] {
  const numbered = (groupName: "course" | "category", names: string[], first: number) =>
    [...new Set(names)].sort().map((name, index) => ({ articleClassId: first + index, groupName, name }));
  return [
    ...numbered(
      "course",
      recipes.map(({ course }) => course),
      1_001,
    ),
    ...numbered(
      "category",
      [...recipes, ...posts].flatMap(({ categories }) => categories),
      2_001,
    ),
  ];
}

const pageBlocks = ({ rows }: SeedBlockPage, today: string): SeedBlock[] =>
  rows.flatMap((row) => rowBlocks(row, today));

function rowBlocks({ columns, background, fluid }: SeedRow, today: string): SeedBlock[] {
  return columns.flatMap(({ blocks, ...widths }) =>
    blocks.map(({ season, ...block }) => ({
      ...block,
      ...(season && { visibility: seasonVisibility(season, today) }),
      settings: {
        JSON_CONFIG: JSON.stringify(widths),
        ...(background ? { BACKGROUND_COLOR: background } : {}),
        ...(fluid ? { FLUID: "true" } : {}),
        ...block.settings,
      },
    })),
  );
}

function withDocument(row: Omit<NewArticle, "document">) {
  return { ...row, document: articleDocumentVector(row) };
}

function fromRecipe(recipe: SeedRecipe) {
  const { articleId, slug, title, abstract, pubDate, scene: name, imgAlt, course, categories } = recipe;
  const { portions, preparation, cooking, rest = 0, difficulty, ingredients, steps, tip } = recipe;
  return withDocument({
    articleId,
    kind: "recipe",
    slug,
    title,
    abstract,
    published: pubDate,
    scene: name,
    imgAlt,
    course,
    categories,
    content: recipeMarkup(recipe),
    recipe: { portions, preparation, cooking, rest, difficulty, ingredients, steps, tip },
  });
}

function fromPost({ pubDate, scene: name, ...post }: SeedPost) {
  return withDocument({ ...post, kind: "post", published: pubDate, scene: name, course: "" });
}

function fromPage({ isDraft, ...page }: SeedPage) {
  return withDocument({
    ...page,
    kind: "page",
    published: isDraft ? null : SITE_OPENED,
    scene: "",
    imgAlt: "",
    course: "",
    categories: [],
  });
}
