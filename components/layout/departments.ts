import { getCategoryTree } from "@/lib/ebsn/catalogue";
import type { CategoryNode } from "@/lib/ebsn/domain/category";

/** Navigation stays up when the catalogue is down. */
export async function getDepartmentsOrNone(): Promise<CategoryNode[]> {
  try {
    return await getCategoryTree();
  } catch {
    return [];
  }
}
