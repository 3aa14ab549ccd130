import { expand } from "./catalogue/expand";
import { numberAll } from "./catalogue/numbers";
import { makeUntidy } from "./catalogue/oddities";
import { promote } from "./catalogue/promos";
import { departments } from "./catalogue/departments";
import { treeOf } from "./catalogue/tree";
import type { SeedCategory, SeedProduct } from "./types";

export { productClasses } from "./catalogue/classes";
export { vendors } from "./catalogue/vendors";

const trees = departments.map((department) => ({ department, ...treeOf(department) }));

/** The category tree, departments first of their branch. */
export const categories: SeedCategory[] = trees.flatMap((tree) => tree.categories);

function build(): SeedProduct[] {
  const drafts = trees.flatMap(({ department, place }) => expand(department, place));
  const numbers = numberAll(drafts);
  const made = drafts.map((draft): SeedProduct => {
    const given = numbers.get(draft.slug);
    if (!given) throw new Error(`no number for ${draft.slug}`);
    const { makerKey: _maker, shelfSlug: _shelf, pop: _pop, ...product } = draft;
    return { ...product, ...given, ...promote(draft) };
  });
  makeUntidy(made);
  return made;
}

/** Every product of the shop, in the order of the departments' lists. */
export const products: SeedProduct[] = build();

const bySlug = new Map(products.map((product) => [product.slug, product]));

/** The product with this slug; throws where content of the seed names one that is not there. */
export function productBySlug(slug: string): SeedProduct {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`no product with slug ${slug}`);
  return found;
}
