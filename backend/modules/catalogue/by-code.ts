import { eq, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";

const CODE = /^\d{6,14}$/;

/**
 * The query may be the code of an article or its package, also with the gaps that are printed below the bars; scanners
 * write UPC with a leading zero.
 */
export async function findByCode(db: Db, text: string): Promise<number[]> {
  const code = text.replace(/\s/g, "");
  if (!CODE.test(code)) return [];
  const rows = await db
    .select({ productId: product.productId })
    .from(product)
    .where(
      or(eq(product.codInt, code), eq(product.barcode, code), eq(product.barcode, code.padStart(13, "0"))),
    );
  return rows.map(({ productId }) => productId);
}
