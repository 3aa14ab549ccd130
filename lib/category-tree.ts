import type { CategoryNode } from "./ebsn/domain/category";

export function findCategory(nodes: CategoryNode[], categoryId: number): CategoryNode | null {
  for (const node of nodes) {
    const found = node.categoryId === categoryId ? node : findCategory(node.children, categoryId);
    if (found) return found;
  }
  return null;
}
