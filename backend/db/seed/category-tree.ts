import type { SeedCategory } from "../../seed/types";

export type NestedSetCategory = SeedCategory & { depth: number; first: number; last: number };

export function buildNestedSet(categories: readonly SeedCategory[]): NestedSetCategory[] {
  const children = new Map<number | null, SeedCategory[]>();
  for (const category of categories) {
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  const nestedSet: NestedSetCategory[] = [];
  let next = 1;
  const visit = (category: SeedCategory, depth: number) => {
    const entry: NestedSetCategory = { ...category, depth, first: next, last: next };
    nestedSet.push(entry);
    next += 1;
    for (const child of children.get(category.categoryId) ?? []) visit(child, depth + 1);
    entry.last = next - 1;
  };
  for (const root of children.get(null) ?? []) visit(root, 1);
  return nestedSet;
}

/** Each category with its ancestors, the department first. */
export function categoryPaths(nestedSet: NestedSetCategory[]): Map<number, NestedSetCategory[]> {
  const paths = new Map<number, NestedSetCategory[]>();
  for (const entry of nestedSet) {
    const { categoryId, parentId } = entry;
    paths.set(categoryId, [...(parentId === null ? [] : (paths.get(parentId) ?? [])), entry]);
  }
  return paths;
}
