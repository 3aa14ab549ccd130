import { and, eq, sql } from "drizzle-orm";
import { cartItem } from "../../db/schema";
import type { Message } from "../../envelope";
import type { LockedCart } from "./locked-cart";
import { cleanInfos, itemKey, missingOption, type Infos } from "./item-infos";
import type { Article, Line } from "./items";
import { checkClassLimit, checkDailyLimit, checkStock } from "./limits";
import { checkQuantity, formatNumber } from "./quantity-check";
import { parseSellingRule } from "./selling-rule";
import { withRememberedPreference } from "./substitution";

export type ItemTarget = {
  article: Article;
  quantity: number;
  infos: Infos;
  itemKey?: string;
};

export type PutItemResult = { error: Message } | { info: Message | null };

const PACKAGING_RULE = parseSellingRule({ TIPOLOGIA: "Pezzo", MAXACQ: "20" });

const getProductId = (article: Article) => article.row.productId;

function withLine(lines: Line[], article: Article, key: string, quantity: number): Line[] {
  const others = lines.filter(({ item }) => item.itemKey !== key);
  const existing = lines.find(({ item }) => item.itemKey === key);
  const item = {
    ...(existing?.item ?? { itemId: 0, cartId: 0, infos: {}, addedAt: new Date(0) }),
    productId: getProductId(article),
    itemKey: key,
    quantity,
  };
  return [...others, { item, article }];
}

/** Sets an absolute quantity; 0 removes the line. `lines` is the current cart. */
export async function putItem(
  lockedCart: LockedCart,
  lines: Line[],
  target: ItemTarget,
): Promise<PutItemResult> {
  const { tx, cart, now } = lockedCart;
  const { article } = target;
  const infos = cleanInfos(article, target.infos);
  const key = target.itemKey ?? itemKey(getProductId(article), infos);
  if (target.quantity <= 0) {
    await tx.delete(cartItem).where(and(eq(cartItem.cartId, cart.cartId), eq(cartItem.itemKey, key)));
    return { info: null };
  }
  const optionError = missingOption(article, infos);
  if (optionError) return { error: optionError };
  const rule = article.kind === "packaging" ? PACKAGING_RULE : parseSellingRule(article.row.infos);
  const checked = checkQuantity(rule, target.quantity);
  if ("error" in checked) return checked;
  if (article.kind === "product") {
    const linesAfter = withLine(lines, article, key, checked.quantity);
    const error =
      checkStock(article, linesAfter) ??
      checkClassLimit(article, linesAfter) ??
      (await checkDailyLimit(tx, article, linesAfter, { ...cart, now }));
    if (error) return { error };
  }
  const isNew = !lines.some(({ item }) => item.itemKey === key);
  const lineInfos = isNew
    ? cleanInfos(article, await withRememberedPreference(tx, cart.customerId, getProductId(article), infos))
    : infos;
  await tx
    .insert(cartItem)
    .values({
      cartId: cart.cartId,
      productId: getProductId(article),
      itemKey: key,
      quantity: checked.quantity,
      infos: lineInfos,
      addedAt: now,
    })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.itemKey],
      set: { quantity: checked.quantity, infos: sql`${cartItem.infos} || ${JSON.stringify(infos)}::jsonb` },
    });
  return {
    info: checked.rounded ? roundedMessage(checked.quantity, rule.kind === "loose" ? "kg" : "pz") : null,
  };
}

function roundedMessage(quantity: number, unit: string): Message {
  return {
    code: "info.cart.quantity.rounded",
    message: `La quantità è stata arrotondata a ${formatNumber(quantity)} ${unit}.`,
  };
}
