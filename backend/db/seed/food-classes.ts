import { asc, eq, isNull, sql } from "drizzle-orm";
import { FOOD_CLASSES, suitedClasses } from "../../modules/catalogue/food-facts";
import type { Db } from "../client";
import { product, productClass, productIndex } from "../schema";

const BATCH_SIZE = 500;

function findUnread(db: Db) {
  return db
    .select({ productId: product.productId, food: product.food, classes: product.classes })
    .from(productIndex)
    .innerJoin(product, eq(product.productId, productIndex.productId))
    .where(isNull(productIndex.suits))
    .orderBy(asc(productIndex.productId))
    .limit(BATCH_SIZE);
}

/** Fills `suits` where it is missing; resumes at the next start if interrupted. */
export async function readFoodLabels(db: Db): Promise<void> {
  let rows = await findUnread(db);
  if (rows.length > 0) await db.insert(productClass).values(FOOD_CLASSES).onConflictDoNothing();
  while (rows.length > 0) {
    const read = rows.map((row) => ({ id: row.productId, suits: suitedClasses(row) }));
    await db.execute(sql`
      update ${productIndex} set suits = array(select jsonb_array_elements_text(r.suits)::int)
      from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(id int, suits jsonb)
      where ${productIndex.productId} = r.id`);
    rows = await findUnread(db);
  }
}
