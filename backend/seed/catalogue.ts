import { expandDepartment } from "./catalogue/expand";
import { assignNumbers } from "./catalogue/numbers";
import { addEdgeCases } from "./catalogue/edge-cases";
import { getPromotions } from "./catalogue/promos";
import { departments } from "./catalogue/departments";
import { buildTree } from "./catalogue/tree";
import type { SeedCategory, SeedProduct } from "./types";

export { productClasses } from "./catalogue/classes";
export { vendors } from "./catalogue/vendors";

const categoryTrees = departments.map((department) => ({ department, ...buildTree(department) }));

export const categories: SeedCategory[] = categoryTrees.flatMap((tree) => tree.categories);

function buildProducts(): SeedProduct[] {
  const drafts = categoryTrees.flatMap(({ department, place }) => expandDepartment(department, place));
  const numbers = assignNumbers(drafts);
  const built = drafts.map((draft): SeedProduct => {
    const assigned = numbers.get(draft.slug);
    if (!assigned) throw new Error(`missing numbers for ${draft.slug}`);
    const { makerKey: _maker, shelfSlug: _shelf, pop: _pop, ...product } = draft;
    return { ...product, ...assigned, ...getPromotions(draft) };
  });
  addEdgeCases(built);
  return built;
}

export const products: SeedProduct[] = buildProducts();

const bySlug = new Map(products.map((product) => [product.slug, product]));

/** Throws for an unknown slug, so that content cannot refer to missing products. */
export function productBySlug(slug: string): SeedProduct {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`unknown product slug ${slug}`);
  return found;
}
