import type { CategoryNode } from "../ebsn/domain/category";

export const withDescendants = (node: CategoryNode): CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
];

export const findBySlug = (nodes: CategoryNode[], slug: string): CategoryNode | null =>
  nodes.flatMap(withDescendants).find((node) => node.slug === slug) ?? null;

export function findCategory(nodes: CategoryNode[], categoryId: number): CategoryNode | null {
  for (const node of nodes) {
    const found = node.categoryId === categoryId ? node : findCategory(node.children, categoryId);
    if (found) return found;
  }
  return null;
}

/** From the department down to the category itself; empty outside the tree. */
export function pathToCategory(nodes: CategoryNode[], categoryId: number): CategoryNode[] {
  for (const node of nodes) {
    if (node.categoryId === categoryId) return [node];
    const below = pathToCategory(node.children, categoryId);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
