import { sql } from "drizzle-orm";
import type { product, productIndex } from "../../db/schema";

const INFANT_FORMULA_CLASS_ID = 10291;

type Row = Pick<typeof product.$inferSelect, "classes" | "infos">;

/** Infant formula has no promotion, discount, code or recommendation (D.M. 82/2009, D.Lgs. 84/2011). */
export const isPromotable = ({ classes, infos }: Row): boolean =>
  !classes.includes(INFANT_FORMULA_CLASS_ID) && infos.NOT_PROMOTABLE !== "true";

export const promotableFilter = ({ classes }: Pick<typeof product | typeof productIndex, "classes">) =>
  sql`not ${classes} @> array[${sql.raw(String(INFANT_FORMULA_CLASS_ID))}]`;
