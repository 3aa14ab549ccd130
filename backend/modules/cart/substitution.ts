import { and, eq, inArray } from "drizzle-orm";
import { nameWithBrand } from "../../../lib/rules/products/name-with-brand";
import { readableName } from "../../../lib/rules/text/names";
import { substitutionInfos, readSubstitutionPreference } from "../../../lib/rules/cart/substitution";
import type { WireCartItem } from "../../../lib/ebsn/schemas/cart";
import type { Db } from "../../db/client";
import { product, substitutionPreference, vendor } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { findProducts } from "../catalogue/rows";
import type { Infos } from "./item-infos";
import type { Article } from "./items";

const invalidSubstitute = () =>
  ebsnError(
    "error.cart.substitute",
    "Questo prodotto non può prendere il posto dell'altro: scegline un altro.",
  );

/** The customer's own choice must be on sale, and sold in the same way. */
export async function checkSubstitute(tx: Db, article: Article, infos: Infos): Promise<void> {
  const { productId } = readSubstitutionPreference(infos);
  if (productId === null || article.kind === "packaging") return;
  const [chosen] = await findProducts(tx, [productId]);
  if (
    !chosen ||
    chosen.productId === article.row.productId ||
    chosen.priceCents === null ||
    chosen.selectOptions.length > 0 ||
    chosen.infos.TIPOLOGIA !== article.row.infos.TIPOLOGIA
  )
    throw invalidSubstitute();
}

export async function rememberPreference(
  tx: Db,
  customerId: number,
  productId: number,
  infos: Infos,
): Promise<void> {
  const preference = readSubstitutionPreference(infos);
  const values = { accepts: preference.kind !== "none", substituteId: preference.productId };
  await tx
    .insert(substitutionPreference)
    .values({ customerId, productId, ...values })
    .onConflictDoUpdate({
      target: [substitutionPreference.customerId, substitutionPreference.productId],
      set: values,
    });
}

/** The customer's remembered choice overrides the default. */
export async function withRememberedPreference(
  tx: Db,
  customerId: number | null,
  productId: number,
  infos: Infos,
): Promise<Infos> {
  if (customerId === null) return infos;
  const [preference] = await tx
    .select()
    .from(substitutionPreference)
    .where(
      and(eq(substitutionPreference.customerId, customerId), eq(substitutionPreference.productId, productId)),
    );
  if (!preference) return infos;
  const { accepts, substituteId } = preference;
  const kind = accepts ? (substituteId === null ? "similar" : "chosen") : "none";
  return { ...infos, ...substitutionInfos({ kind, productId: substituteId }) };
}

export async function findSubstituteNames(db: Db, infos: Infos[]): Promise<Map<number, string>> {
  const ids = infos.flatMap((own) => readSubstitutionPreference(own).productId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ productId: product.productId, name: product.name, brand: vendor.name })
    .from(product)
    .innerJoin(vendor, eq(vendor.vendorId, product.vendorId))
    .where(inArray(product.productId, ids));
  return new Map(
    rows.map(({ productId, name, brand }) => [
      productId,
      nameWithBrand({ name: readableName(name), brand: readableName(brand) }),
    ]),
  );
}

/** Falls back to "similar" when the chosen product is no longer in the catalogue. */
export function substitutionWire(
  infos: Infos,
  names: ReadonlyMap<number, string>,
): NonNullable<WireCartItem["substitution"]> {
  const { kind, productId } = readSubstitutionPreference(infos);
  const name = productId === null ? undefined : names.get(productId);
  if (kind !== "chosen") return { kind };
  return name === undefined ? { kind: "similar" } : { kind, productId, name };
}
