import type { Category, CategoryNode } from "@/lib/ebsn/domain/category";
import { categoryPageSchema, categoryTreeSchema, type RawCategoryNode } from "@/lib/ebsn/schemas/category";
import { toCategory, toCategoryNode } from "@/lib/ebsn/transforms/category";
import { type CheckResult, runCheck } from "./run-check";
import type { ShopClient } from "./shop";

const flatten = (nodes: RawCategoryNode[]): RawCategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.categories)]);

const depth = (nodes: RawCategoryNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.categories)));

function treeSurprises(nodes: RawCategoryNode[]): string[] {
  const slugs = nodes.map(({ slug }) => slug);
  const missingSlugs = slugs.filter((slug) => !slug).length;
  const duplicate = slugs.find((slug, at) => slug && slugs.indexOf(slug) !== at);
  const nested = slugs.filter((slug) => slug.includes("/")).length;
  return [
    ...(missingSlugs > 0 ? [`${missingSlugs} categories without slug are omitted from the menu`] : []),
    ...(duplicate ? [`slug used twice: ${duplicate}`] : []),
    ...(nested > 0 ? [`slugs containing a path: ${nested} of ${slugs.length}`] : []),
  ];
}

export const checkCategoryTree = (shop: ShopClient): Promise<CheckResult<CategoryNode[]>> =>
  runCheck(shop, {
    path: "category",
    params: { filtered: true, hash: "w0d0t0" },
    schema: categoryTreeSchema,
    transform: (raw) => raw.categories.filter((node) => node.slug).map(toCategoryNode),
    inspect: ({ raw }) => {
      const nodes = flatten(raw.categories);
      return {
        surprises: treeSurprises(nodes),
        facts: [`${nodes.length} categories on ${depth(raw.categories)} levels`],
      };
    },
  });

export const checkCategory = (
  shop: ShopClient,
  slug: string,
  mayBeRejected = false,
): Promise<CheckResult<Category | null>> =>
  runCheck(shop, {
    path: "category",
    params: { slug, filtered: true },
    schema: categoryPageSchema,
    transform: ({ category }) => (category ? toCategory(category) : null),
    mayBeRejected,
    inspect: ({ domain, raw }) => ({
      surprises:
        !domain && !raw.movedTo && !mayBeRejected ? ["no data.category for a slug of its own tree"] : [],
      facts: domain
        ? [
            `${domain.children.length} children, blocks: ${
              [...new Set(domain.blocks.map(({ mode }) => mode || "unnamed"))].join(", ") || "none"
            }`,
          ]
        : ["empty data"],
    }),
  });
