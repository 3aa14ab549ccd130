import type { SeedCategory } from "../../seed/types";

export type PlacedCategory = SeedCategory & { depth: number; first: number; last: number };

/** Numbers the tree depth first, keeping the order in which siblings are written. */
export function placeCategories(categories: readonly SeedCategory[]): PlacedCategory[] {
  const children = new Map<number | null, SeedCategory[]>();
  for (const category of categories) {
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  const placed: PlacedCategory[] = [];
  let next = 1;
  const visit = (category: SeedCategory, depth: number) => {
    const own: PlacedCategory = { ...category, depth, first: next, last: next };
    placed.push(own);
    next += 1;
    for (const child of children.get(category.categoryId) ?? []) visit(child, depth + 1);
    own.last = next - 1;
  };
  for (const root of children.get(null) ?? []) visit(root, 1);
  return placed;
}

/** The names from the department down to each category. */
export function categoryPaths(placed: PlacedCategory[]): Map<number, string[]> {
  const paths = new Map<number, string[]>();
  for (const { categoryId, parentId, name } of placed) {
    paths.set(categoryId, [...(parentId === null ? [] : (paths.get(parentId) ?? [])), name]);
  }
  return paths;
}
