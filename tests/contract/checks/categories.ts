import type { Category, CategoryNode } from "@/lib/ebsn/domain/category";
import { categoryPageSchema, categoryTreeSchema, type RawCategoryNode } from "@/lib/ebsn/schemas/category";
import { toCategory, toCategoryNode } from "@/lib/ebsn/transforms/category";
import { type Examined, examine } from "./examine";
import type { Shop } from "./shop";

const all = (nodes: RawCategoryNode[]): RawCategoryNode[] =>
  nodes.flatMap((node) => [node, ...all(node.categories)]);

const depth = (nodes: RawCategoryNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.categories)));

function treeSurprises(nodes: RawCategoryNode[]): string[] {
  const slugs = nodes.map(({ slug }) => slug);
  const without = slugs.filter((slug) => !slug).length;
  const twice = slugs.find((slug, at) => slug && slugs.indexOf(slug) !== at);
  const deep = slugs.filter((slug) => slug.includes("/")).length;
  return [
    ...(without > 0 ? [`${without} categories without slug are left out of the menu`] : []),
    ...(twice ? [`slug used twice: ${twice}`] : []),
    ...(deep > 0 ? [`slugs with a path in them: ${deep} of ${slugs.length}`] : []),
  ];
}

export const askTree = (shop: Shop): Promise<Examined<CategoryNode[]>> =>
  examine(shop, {
    path: "category",
    params: { filtered: true, hash: "w0d0t0" },
    schema: categoryTreeSchema,
    transform: (raw) => raw.categories.filter((node) => node.slug).map(toCategoryNode),
    inspect: ({ raw }) => {
      const nodes = all(raw.categories);
      return {
        surprises: treeSurprises(nodes),
        facts: [`${nodes.length} categories on ${depth(raw.categories)} levels`],
      };
    },
  });

export const askCategory = (
  shop: Shop,
  slug: string,
  mayRefuse = false,
): Promise<Examined<Category | null>> =>
  examine(shop, {
    path: "category",
    params: { slug, filtered: true },
    schema: categoryPageSchema,
    transform: ({ category }) => (category ? toCategory(category) : null),
    mayRefuse,
    inspect: ({ domain, raw }) => ({
      surprises: !domain && !raw.movedTo && !mayRefuse ? ["no data.category for a slug of its own tree"] : [],
      facts: domain
        ? [
            `${domain.children.length} children, blocks: ${
              [...new Set(domain.blocks.map(({ mode }) => mode || "nameless"))].join(", ") || "none"
            }`,
          ]
        : ["empty data"],
    }),
  });
