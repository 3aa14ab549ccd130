import { getCategoryTree } from "@/lib/ebsn/catalogue";
import type { CategoryNode } from "@/lib/ebsn/domain/category";

/** Empty when the catalogue cannot be read, so that the page still renders. */
export async function getDepartmentsOrNone(): Promise<CategoryNode[]> {
  try {
    return await getCategoryTree();
  } catch {
    return [];
  }
}
